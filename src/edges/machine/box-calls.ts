/** System calls that no box confines, for the kernel's filter (seccomp(2)). */

/** Numbers of calls on the architectures that we know, and the audit number of each architecture. */
const NUMBERS: Readonly<Partial<Record<NodeJS.Architecture, Numbers>>> = {
  x64: { architecture: 0xc000003e, keys: [248, 249, 250], clone: 56, unshare: 272 },
  arm64: { architecture: 0xc00000b7, keys: [217, 218, 219], clone: 220, unshare: 97 },
}
/** Number of clone3, which takes its flags from memory, where no filter looks; without it, libraries use clone. */
const CLONE3 = 435
/** First number of the calls of x86-64 with short pointers (x32). */
const SHORT_POINTERS = 0x40000000
const CLONE_NEWUSER = 0x10000000

interface Numbers {
  readonly architecture: number
  /** Numbers of add_key, request_key and keyctl. */
  readonly keys: readonly number[]
  readonly clone: number
  readonly unshare: number
}

/** Instructions of a filter (linux/bpf_common.h). Jumps skip so many: where the test holds, and where it does not. */
type Instruction = readonly [code: number, ifSo: number, ifNot: number, value: number]
const load = (offset: number): Instruction => [0x20, 0, 0, offset]
const isEqual = (value: number, ifSo: number, ifNot: number): Instruction => [0x15, ifSo, ifNot, value]
const isAtLeast = (value: number, ifSo: number, ifNot: number): Instruction => [0x35, ifSo, ifNot, value]
const hasBit = (value: number, ifSo: number, ifNot: number): Instruction => [0x45, ifSo, ifNot, value]
const answer = (value: number): Instruction => [0x06, 0, 0, value]
/** Answers of the filter: SECCOMP_RET_ALLOW, and SECCOMP_RET_ERRNO with EPERM and ENOSYS. */
const [ALLOWED, REFUSED, UNKNOWN] = [answer(0x7fff0000), answer(0x00050001), answer(0x00050026)]
/** Offsets of a call's facts (struct seccomp_data). */
const [NUMBER, ARCHITECTURE, FIRST_ARGUMENT] = [0, 4, 16] as const

/**
 * The filter, for bubblewrap: no keys of ours (a process has those of whoever started it), and no user namespace, in which
 * the kernel would let anybody mount and set up networks. Undefined on other architectures.
 *
 * @param mayMakeNamespace whether a user namespace may be made all the same
 */
export function callFilter(mayMakeNamespace: boolean, architecture = process.arch): Buffer | undefined {
  const numbers = NUMBERS[architecture]
  if (numbers === undefined) return undefined
  const noNamespace = [
    ...[isEqual(CLONE3, 0, 1), UNKNOWN],
    ...[isEqual(numbers.clone, 1, 0), isEqual(numbers.unshare, 0, 3)],
    ...[load(FIRST_ARGUMENT), hasBit(CLONE_NEWUSER, 0, 1), REFUSED],
  ]
  const program = [
    ...[load(ARCHITECTURE), isEqual(numbers.architecture, 1, 0), UNKNOWN],
    ...[load(NUMBER), isAtLeast(SHORT_POINTERS, 0, 1), UNKNOWN],
    ...numbers.keys.flatMap((key) => [isEqual(key, 0, 1), REFUSED]),
    ...(mayMakeNamespace ? [] : noNamespace),
    ALLOWED,
  ]
  return Buffer.concat(program.map(bytesOf))
}

function bytesOf([code, ifSo, ifNot, value]: Instruction): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code)
  bytes.writeUInt8(ifSo, 2)
  bytes.writeUInt8(ifNot, 3)
  bytes.writeUInt32LE(value, 4)
  return bytes
}
