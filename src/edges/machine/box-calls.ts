/** The seccomp(2) filter of a sandbox. It refuses the system calls that namespaces do not confine. */

/**
 * Numbers of system calls, which differ by architecture. `architecture` is the AUDIT_ARCH constant that the kernel
 * passes to the filter with each call.
 */
const NUMBERS: Readonly<Partial<Record<NodeJS.Architecture, Numbers>>> = {
  x64: { architecture: 0xc000003e, keys: [248, 249, 250], clone: 56, unshare: 272 },
  arm64: { architecture: 0xc00000b7, keys: [217, 218, 219], clone: 220, unshare: 97 },
}
/**
 * clone3 takes its flags from memory, which a filter cannot read. So it is refused, and libraries use clone instead.
 */
const CLONE3 = 435
/**
 * First number of x32, the second set of all calls that x86-64 offers. The filter compares only the usual numbers, so
 * without this limit a program could avoid it.
 */
const SHORT_POINTERS = 0x40000000
const CLONE_NEWUSER = 0x10000000

interface Numbers {
  readonly architecture: number
  /** Numbers of add_key, request_key and keyctl. */
  readonly keys: readonly number[]
  readonly clone: number
  readonly unshare: number
}

/**
 * Instruction of a filter (linux/bpf_common.h). A test skips the next `ifSo` instructions if it holds, otherwise
 * `ifNot`.
 */
type Instruction = readonly [code: number, ifSo: number, ifNot: number, value: number]
const load = (offset: number): Instruction => [0x20, 0, 0, offset]
const isEqual = (value: number, ifSo: number, ifNot: number): Instruction => [0x15, ifSo, ifNot, value]
const isAtLeast = (value: number, ifSo: number, ifNot: number): Instruction => [0x35, ifSo, ifNot, value]
const hasBit = (value: number, ifSo: number, ifNot: number): Instruction => [0x45, ifSo, ifNot, value]
const answer = (value: number): Instruction => [0x06, 0, 0, value]
/**
 * Answers of the filter: SECCOMP_RET_ALLOW, and SECCOMP_RET_ERRNO with EPERM or ENOSYS. ENOSYS means that the kernel
 * does not know the call, so libraries try an older one.
 */
const [ALLOWED, REFUSED, UNKNOWN] = [answer(0x7fff0000), answer(0x00050001), answer(0x00050026)]
/** Byte offsets of the fields of struct seccomp_data, which describes a call. */
const [NUMBER, ARCHITECTURE, FIRST_ARGUMENT] = [0, 4, 16] as const

/**
 * Makes the filter for bubblewrap. It refuses access to the kernel's keyrings, because a process in the sandbox has the
 * keys of the user who started it. It refuses new user namespaces, because in one of its own a program may mount file
 * systems and set up networks. Undefined on an architecture without numbers above.
 *
 * @param mayMakeNamespace true if the sandbox itself starts its program in a new user namespace
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
