/** Versions of servers, by number: 8.0.30, 10.11.19-MariaDB-0+deb12u1. */

/** Whether `version` is `other` or later. What a version leaves out is 0: 9.7 is 9.7.0. */
export function isAtLeast(version: string, other: string): boolean {
  const [own, wanted] = [partsOf(version), partsOf(other)]
  const index = own.findIndex((part, place) => part !== wanted[place])
  return index < 0 || (own[index] ?? 0) > (wanted[index] ?? 0)
}

function partsOf(version: string): readonly [number, number, number] {
  const [, major, minor, patch] = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? []
  return [Number(major ?? 0), Number(minor ?? 0), Number(patch ?? 0)]
}
