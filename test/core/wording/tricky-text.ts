/** Text that tries to be more than text in a report. */
import fc from 'fast-check'

export const tricky = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        ...'@admin #1 GH-1 a/b#2 https://x.y www.x.y :tada: | ` `` <b> <!-- --> &lt; &#64;x ** __ _x_ x_y'.split(' '),
        ...['~~', '[a](b)', '![a](b)', '[^1]', '\\', '$$', ' ', '\n', '\r\n', '\t'],
        ...['</details>', '<script>', '# ', '- ', '1. ', '+ ', '> ', '---', '===', '```', '\u202e', '\u200b', '\u0000'],
        ...['deadbee', '0123456789abcdef', '\ud800', '%%', '"', "'", 'a', '7', '!3', '    '],
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
)

/** The text that a reader sees after escaping. */
export function shownText(escaped: string): string {
  return escaped.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
