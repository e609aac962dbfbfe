/** Servers that a module of Terraform configures. */

import type { HclFile } from './hcl.ts'
import { evaluateHcl, type HclScope } from './hcl-evaluate.ts'
import { textOf } from './hcl-value.ts'
import type { ReadServers } from './source.ts'
import { attributeOf, blockValue, type FileBlock, instancesOf, scopeOf } from './terraform-module.ts'
import { type DeclaredResource, type ResourceLookup, serversOf } from './terraform-options.ts'
import { DATABASE_PRODUCTS, lookedAt, moduleProduct } from './terraform-products.ts'

/**
 * The servers of the files of one folder, in the order of the files. An option has the file and the line of its value,
 * which may be the default of a variable, a local or a file of variables. Other folders are not read: well-known
 * modules are read by their arguments.
 *
 * @param files all `.tf` files of the folder
 * @param variables its `terraform.tfvars` and `*.auto.tfvars`, in any order
 */
export function readTerraformServers(files: readonly HclFile[], variables: readonly HclFile[] = []): ReadServers {
  const blocks = files.flatMap(({ file, body }) => body.blocks.map((block): FileBlock => ({ file, block })))
  const scope = scopeOf(blocks, inOrder(variables))
  const resources = blocks.flatMap((each) => declaredIn(each, { ...scope, file: each.file }))
  return serversOf(resources, lookupIn(blocks, scope))
}

/** `terraform.tfvars` first, then the others by name: the last one wins. */
function inOrder(variables: readonly HclFile[]): HclFile[] {
  const key = ({ file }: HclFile) => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    return name === 'terraform.tfvars' ? '' : name
  }
  return [...variables].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

function declaredIn({ file, block }: FileBlock, scope: HclScope): DeclaredResource[] {
  const named = block.type === 'module' ? moduleIn(block, scope) : resourceIn(block)
  const product = named === undefined ? undefined : DATABASE_PRODUCTS[named.product]
  if (named === undefined || product === undefined) return []
  return instancesOf(block, scope).map((instance) => ({
    product: named.product,
    address: `${named.address}${instance.suffix}`,
    place: { file, line: block.line },
    values: blockValue(block, instance.scope, lookedAt(product)),
  }))
}

type Named = Pick<DeclaredResource, 'product' | 'address'>

function resourceIn({ type, labels: [kind = '', name = ''] }: FileBlock['block']): Named | undefined {
  const isKnown = type === 'resource' && Object.hasOwn(DATABASE_PRODUCTS, kind)
  return isKnown ? { product: kind, address: `${kind}.${name}` } : undefined
}

function moduleIn({ labels: [name = ''], body }: FileBlock['block'], scope: HclScope): Named | undefined {
  const source = attributeOf(body, 'source')?.value
  const product = source === undefined ? undefined : moduleProduct(textOf(evaluateHcl(source, scope)) ?? '')
  return product === undefined ? undefined : { product, address: `module.${name}` }
}

/** Resources that others refer to: only their versions matter. */
function lookupIn(blocks: readonly FileBlock[], scope: HclScope): ResourceLookup {
  const resources = new Map(
    blocks
      .filter(({ block }) => block.type === 'resource')
      .map((each) => [each.block.labels.slice(0, 2).join('.'), each] as const),
  )
  return (address) => {
    const found = resources.get(address.replace(/\[.*$/, ''))
    return found === undefined ? undefined : blockValue(found.block, { ...scope, file: found.file }, VERSIONS)
  }
}

const VERSIONS: ReadonlySet<string> = new Set(['version'])
