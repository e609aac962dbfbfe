/** The seccomp(2) filter of a sandbox: refuses the system calls that the sandbox's namespaces do not confine. */

/**
 * The numbers of system calls differ by architecture. `architecture` is its AUDIT_ARCH constant, which the kernel
 * passes to the filter with each call.
 */
const NUMBERS: Readonly<Partial<Record<NodeJS.Architecture, Numbers>>> = {
  x64: { architecture: 0xc000003e, keys: [248, 249, 250], clone: 56, unshare: 272 },
  arm64: { architecture: 0xc00000b7, keys: [217, 218, 219], clone: 220, unshare: 97 },
}
/** clone3 is refused because it takes its flags from memory, which a filter cannot read. Libraries then use clone. */
const CLONE3 = 435
/**
 * From this number on, x86-64 offers all calls a second time (x32). The filter's tests look for the usual numbers, so
 * they would miss those calls.
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
 * Answers of the filter: SECCOMP_RET_ALLOW, and SECCOMP_RET_ERRNO with EPERM or with ENOSYS. After ENOSYS, libraries
 * use an older call.
 */
const [ALLOWED, REFUSED, UNKNOWN] = [answer(0x7fff0000), answer(0x00050001), answer(0x00050026)]
/** Byte offsets in struct seccomp_data, which describes a call. */
const [NUMBER, ARCHITECTURE, FIRST_ARGUMENT] = [0, 4, 16] as const

/**
 * Makes the filter for bubblewrap. It refuses the kernel's keyrings, because a process in the sandbox has the keys of
 * whoever started it. It refuses new user namespaces, because inside one any user may mount file systems and set up
 * networks. Undefined on an architecture whose numbers are not in the table.
 *
 * @param mayMakeNamespace true where the sandbox itself starts the program in a user namespace of its own
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
