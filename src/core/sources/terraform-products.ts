/**
 * Resources and modules of Terraform that configure servers of MySQL's kind: places of their settings, and their
 * products.
 */

/** Names of blocks and attributes from the resource to a value. Lists on the way are gone through. */
export type SettingsPath = readonly string[]

/** Place of options in a resource, and their form. `name` and `value` are attributes. */
export type SettingsPlace =
  /** Blocks or a list with one option each. */
  | { readonly form: 'pairs'; readonly path: SettingsPath; readonly name: string; readonly value: string }
  /** Attributes that are options, with exceptions. */
  | { readonly form: 'attributes'; readonly path: SettingsPath; readonly except: readonly string[] }
  /** A map of texts, some of which are option files. */
  | { readonly form: 'texts'; readonly path: SettingsPath }

/** Names of product and version: in words, or at a path. */
export interface FamilySource {
  readonly product: string | SettingsPath
  readonly version?: SettingsPath | undefined
}

/** One kind of resource. */
export interface DatabaseProduct {
  readonly settings: readonly SettingsPlace[]
  /** The first whose product is known counts. */
  readonly families: readonly FamilySource[]
  /** Families that we know; servers of others, such as PostgreSQL, are skipped. */
  readonly serves: RegExp
  /** The attribute that names the server, if each resource is one option of it. */
  readonly server?: string | undefined
  /** Attribute that refers to another resource, and the path of the version there. */
  readonly host?: { readonly attribute: string; readonly version: SettingsPath } | undefined
}

const MYSQL = /^(?:mysql|mariadb|aurora-mysql|aurora5\.6|aurora$)/i

const PARAMETER_BLOCKS: SettingsPlace = { form: 'pairs', path: ['parameter'], name: 'name', value: 'value' }

const PARAMETER_GROUP: DatabaseProduct = {
  settings: [PARAMETER_BLOCKS],
  families: [{ product: ['family'] }],
  serves: MYSQL,
}

function azureConfiguration(product: string): DatabaseProduct {
  return {
    settings: [{ form: 'pairs', path: [], name: 'name', value: 'value' }],
    families: [{ product }],
    serves: MYSQL,
    server: 'server_name',
    host: { attribute: 'server_name', version: ['version'] },
  }
}

const CONFIG_MAP: DatabaseProduct = { settings: [{ form: 'texts', path: ['data'] }], families: [], serves: MYSQL }

/** By the type of the resource, and for modules by the name of their source. */
export const DATABASE_PRODUCTS: Readonly<Record<string, DatabaseProduct>> = {
  aws_db_parameter_group: PARAMETER_GROUP,
  aws_rds_cluster_parameter_group: PARAMETER_GROUP,
  google_sql_database_instance: {
    settings: [{ form: 'pairs', path: ['settings', 'database_flags'], name: 'name', value: 'value' }],
    families: [{ product: ['database_version'] }],
    serves: MYSQL,
  },
  azurerm_mysql_flexible_server_configuration: azureConfiguration('mysql'),
  azurerm_mysql_server_configuration: azureConfiguration('mysql'),
  azurerm_mysql_configuration: azureConfiguration('mysql'),
  azurerm_mariadb_configuration: azureConfiguration('mariadb'),
  digitalocean_database_mysql_config: {
    settings: [
      {
        form: 'attributes',
        path: [],
        except: ['cluster_id', 'backup_hour', 'backup_minute', 'binlog_retention_period'],
      },
    ],
    families: [{ product: 'mysql' }],
    serves: MYSQL,
    host: { attribute: 'cluster_id', version: ['version'] },
  },
  aiven_mysql: {
    settings: [{ form: 'attributes', path: ['mysql_user_config', 'mysql'], except: [] }],
    families: [{ product: 'mysql', version: ['mysql_user_config', 'mysql_version'] }],
    serves: MYSQL,
  },
  alicloud_db_instance: {
    settings: [{ form: 'pairs', path: ['parameters'], name: 'name', value: 'value' }],
    families: [{ product: ['engine'], version: ['engine_version'] }],
    serves: MYSQL,
  },
  kubernetes_config_map: CONFIG_MAP,
  kubernetes_config_map_v1: CONFIG_MAP,
  'terraform-aws-modules/rds': {
    settings: [{ form: 'pairs', path: ['parameters'], name: 'name', value: 'value' }],
    families: [{ product: ['family'] }, { product: ['engine'], version: ['engine_version'] }],
    serves: MYSQL,
  },
  'terraform-aws-modules/rds-aurora': {
    // Settings of the instance win over those of the cluster.
    settings: [
      ['db_cluster_parameter_group_parameters'],
      ['cluster_parameter_group', 'parameters'],
      ['db_parameter_group_parameters'],
      ['db_parameter_group', 'parameters'],
    ].map((path) => ({ form: 'pairs', path, name: 'name', value: 'value' })),
    families: [
      { product: ['db_cluster_parameter_group_family'] },
      { product: ['cluster_parameter_group', 'family'] },
      { product: ['db_parameter_group_family'] },
      { product: ['db_parameter_group', 'family'] },
      { product: ['engine'], version: ['engine_version'] },
    ],
    serves: MYSQL,
  },
}

/** Sources of modules: in the registry, or in their repository. A part of it may follow after two slashes. */
const MODULE_SOURCE =
  /^(?:[^?]{0,200}[/:])?terraform-aws-modules\/(?:(rds|rds-aurora)\/aws|terraform-aws-(rds|rds-aurora)(?:\.git)?)(?:\/\/|\?|$)/

/** The product of a module, by its source; undefined if it is another module. */
export function moduleProduct(source: string): string | undefined {
  const [, registered, repository] = MODULE_SOURCE.exec(source) ?? []
  const name = registered ?? repository
  return name === undefined ? undefined : `terraform-aws-modules/${name}`
}

/** Attributes of the language itself, which any resource has. */
export const META_ATTRIBUTES: readonly string[] = [
  'id',
  'count',
  'for_each',
  'provider',
  'depends_on',
  'lifecycle',
  'timeouts',
  'connection',
  'provisioner',
]

/** The attributes and blocks of a resource to look at; undefined: all. */
export function lookedAt(product: DatabaseProduct): ReadonlySet<string> | undefined {
  const { settings, families, server, host } = product
  if (settings.some(({ form, path }) => form === 'attributes' && path.length === 0)) return undefined
  const paths = families.flatMap((family) => [family.product, family.version].filter((path) => Array.isArray(path)))
  const first = [...settings.map(({ path }) => path), ...paths].flatMap(([name]) => (name === undefined ? [] : [name]))
  const own = settings.flatMap((place) =>
    place.form === 'pairs' && place.path.length === 0 ? [place.name, place.value] : [],
  )
  return new Set([...first, ...own, ...[server, host?.attribute].filter((name) => name !== undefined)])
}
