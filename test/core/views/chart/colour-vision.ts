/** Colours as people see them, and how far two of them are apart. */

type Triple = readonly [number, number, number]

/** Machado, Oliveira & Fernandes (2009), severity 1.0; on linear RGB. */
export const DEFICIENCIES = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, readonly [Triple, Triple, Triple]>>

export type Deficiency = keyof typeof DEFICIENCIES

/** Linear RGB to XYZ, sRGB's primaries (IEC 61966-2-1); each row divided by its part of the white point D65. */
const TO_XYZ: readonly Triple[] = [
  [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
]
const LINEAR_TO = 0.008856

/**
 * Distance in CIELAB (CIE 1976) of two colours written "#rrggbb", as seen with a deficiency: 2.3 is just noticeable.
 */
export function distance(one: string, other: string, deficiency: Deficiency = 'none'): number {
  const [a, b] = [labOf(one, deficiency), labOf(other, deficiency)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Contrast as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [one, other]
    .map((colour) => times(TO_XYZ[1] as Triple, linear(colour)))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function labOf(colour: string, deficiency: Deficiency): Triple {
  const seen = DEFICIENCIES[deficiency].map((row) =>
    Math.min(1, Math.max(0, times(row, linear(colour)))),
  ) as unknown as Triple
  const [x, y, z] = TO_XYZ.map((row) => compressed(times(row, seen))) as unknown as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function compressed(value: number): number {
  return value > LINEAR_TO ? Math.cbrt(value) : 7.787 * value + 16 / 116
}

function linear(colour: string): Triple {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
}

function times(row: Triple, [r, g, b]: Triple): number {
  return row[0] * r + row[1] * g + row[2] * b
}
