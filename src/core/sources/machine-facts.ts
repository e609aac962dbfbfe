/** Finds the keys by which a file sizes the machine or the container of a server. */

import { words } from '../lists.ts'
import type { LineValue } from '../names.ts'
import { derivesSettings } from '../setting/deriving.ts'
import { assignmentsOf } from './assignments.ts'
import type { Fact } from './fact.ts'
import { ancestorsOf, type Document, type Node, nodesIn } from './tree.ts'

interface MachineKeys {
  readonly keys: ReadonlySet<string>
  /** The keys count only below one of these; undefined: anywhere. */
  readonly within?: ReadonlySet<string>
}

/** Keys that limit a server's container. */
const CONTAINER_KEYS: readonly MachineKeys[] = [
  // Compose, and `docker run`.
  {
    keys: words(
      'mem_limit mem_reservation memory_limit memory-limit shm_size cpus cpu_quota cpu_count cpuset cpu_shares ulimits',
    ),
  },
  // Kubernetes, charts and `deploy.resources` of compose.
  { keys: words('memory cpu cpus'), within: words('limits requests reservations resources') },
]
/** Keys of machines and storage. Their values do not show what resources a server gets, so they are not measured. */
const MACHINE_KEYS: readonly MachineKeys[] = [
  // Amazon and Azure.
  {
    keys: words(
      'instance_class DBInstanceClass db_instance_class instanceClass instance_type InstanceType allocated_storage ' +
        'AllocatedStorage storage_type StorageType iops Iops storage_throughput StorageThroughput max_capacity ' +
        'min_capacity MaxCapacity MinCapacity parameter_group_name DBParameterGroupName db_parameter_group_name ' +
        'db_cluster_parameter_group_name DBClusterParameterGroupName option_group_name ' +
        'sku_name skuName storage_mb auto_grow_enabled size_gb',
    ),
  },
  // Google.
  { keys: words('tier machine_type disk_type disk_size diskType dataDiskType'), within: words('settings') },
  // Kubernetes.
  {
    keys: words('storageClassName storageClass storage'),
    within: words('spec persistence requests volumeClaimTemplate volumeClaimTemplates volumeSpec'),
  },
  // Fly.
  { keys: words('memory memory_mb cpus size'), within: words('vm [vm] [[vm]]') },
]

const SIZES = [...CONTAINER_KEYS, ...MACHINE_KEYS]

/**
 * Number of keys above a value that are checked, because a Kubernetes operator may derive settings from one of them.
 */
const DEEPEST = 3
const LIMIT = /^["']?(\d+(?:\.\d+)?)\s*([kmgt]?)i?b?["']?$/i
const LIMITS_MEMORY = words('mem_limit memory_limit')
const POWERS = ['', 'k', 'm', 'g', 't']

export function machineFacts({ file, root }: Document): Fact[] {
  return [...nodesIn(root)].flatMap((node) => (node.group === undefined ? factsOf(node, file) : []))
}

function factsOf(node: Node, file: string): Fact[] {
  return assignmentsOf(node).flatMap(({ name, value, line }): Fact[] => {
    const around = [...ancestorsOf(node)].slice(0, DEEPEST).map(({ key }) => key)
    const path = [...around.toReversed(), name]
    const derived = path.findIndex((key) => derivesSettings(key))
    const isOne = derived >= 0 || SIZES.some((each) => isOf(each, name, [node.key, ...around.slice(0, 2)]))
    if (!isOne || value.text === undefined) return []
    const shown = derived < 0 ? name : path.slice(derived).join('.')
    return [{ kind: 'machine', name: shown, value, file, line, node, form: 'key', certainty: 'sure' }]
  })
}

function isOf({ keys, within }: MachineKeys, name: string, around: readonly string[]): boolean {
  return keys.has(name) && (within === undefined || around.some((key) => within.has(key)))
}

/** Whether a key limits a server's container. Reports say that what such a limit costs is not measured. */
export function limitsContainer(name: string): boolean {
  return CONTAINER_KEYS.some(({ keys }) => keys.has(name))
}

/**
 * Finds the largest memory limit, because a smaller limit may be for another program that runs beside the server. Units
 * are read as powers of 1024, as in compose files. In Kubernetes, units without an i are up to a tenth smaller, so the
 * limit may be read too high, but never too low.
 *
 * @returns bytes; undefined if nothing limits it
 */
export function memoryLimitIn(facts: readonly Fact[]): LineValue<number> | undefined {
  const limits = facts.flatMap(({ kind, name, value, node, file, line }) => {
    const isLimit = LIMITS_MEMORY.has(name) || (name === 'memory' && [node.key, node.parent?.key].includes('limits'))
    const [, amount, unit = ''] = kind === 'machine' && isLimit ? (LIMIT.exec(value.text ?? '') ?? []) : []
    return amount === undefined
      ? []
      : [{ file, line, value: Number(amount) * 1024 ** POWERS.indexOf(unit.toLowerCase()) }]
  })
  return limits.toSorted((one, other) => other.value - one.value)[0]
}
