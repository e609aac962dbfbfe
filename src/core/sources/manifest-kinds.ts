/** Kinds of objects that configure servers, and the paths in them: data for manifests.ts. */

/** Keys from the top of an object; `*` stands for every item of a list. */
export type ObjectPath = readonly string[]

export interface ServerKind {
  readonly kinds: readonly string[]
  /** The API of the kind: a pattern for its group, the part before the slash. */
  readonly api: RegExp
  /** Maps `{ name: value }`, or lists of maps with a name and a value, whose names are all variables. */
  readonly variables?: readonly ObjectPath[]
  /** Option files as text, which may have no group: it is then the server's. */
  readonly texts?: readonly ObjectPath[]
  /** Product and version as a cloud's service names them; objects of another product are ignored. */
  readonly family?: readonly ObjectPath[]
  /** Image of the server. */
  readonly image?: readonly ObjectPath[]
  /** Version of the server, and the image that has it. */
  readonly version?: { readonly at: ObjectPath; readonly image: string }
  /** Names of ConfigMaps and Secrets that the server reads. */
  readonly reads?: readonly {
    readonly kind: 'ConfigMap' | 'Secret'
    readonly at: ObjectPath
    /** The key of the file in it; all keys if missing. */
    readonly key?: ObjectPath
    /** Suffix that the operator adds to the name. */
    readonly suffix?: string
  }[]
  /** Whether an object is a server even where it has no options and names no family. */
  readonly isServer: boolean
}

export const SERVER_KINDS: readonly ServerKind[] = [
  {
    kinds: ['InnoDBCluster'],
    api: /^mysql\.oracle\.com$/,
    texts: [['spec', 'mycnf']],
    version: { at: ['spec', 'version'], image: 'container-registry.oracle.com/mysql/community-server' },
    isServer: true,
  },
  {
    kinds: ['MariaDB'],
    api: /^(?:k8s\.mariadb\.com|(?:enterprise|k8s)\.mariadb\.com|(?:mariadb|database)\.mmontes\.io)$/,
    texts: [['spec', 'myCnf']],
    image: [['spec']],
    reads: [
      {
        kind: 'ConfigMap',
        at: ['spec', 'myCnfConfigMapKeyRef', 'name'],
        key: ['spec', 'myCnfConfigMapKeyRef', 'key'],
      },
    ],
    isServer: true,
  },
  {
    kinds: ['PerconaXtraDBCluster'],
    api: /^pxc\.percona\.com$/,
    texts: [['spec', 'pxc', 'configuration']],
    image: [['spec', 'pxc']],
    reads: [{ kind: 'ConfigMap', at: ['metadata', 'name'], suffix: '-pxc' }],
    isServer: true,
  },
  {
    kinds: ['PerconaServerMySQL'],
    api: /^ps\.percona\.com$/,
    texts: [['spec', 'mysql', 'configuration']],
    image: [['spec', 'mysql']],
    reads: [{ kind: 'ConfigMap', at: ['metadata', 'name'], suffix: '-mysql' }],
    isServer: true,
  },
  {
    // MOCO
    kinds: ['MySQLCluster'],
    api: /^moco\.cybozu\.com$/,
    image: [['spec', 'podTemplate', 'spec', 'containers', '*']],
    reads: [{ kind: 'ConfigMap', at: ['spec', 'mysqlConfigMapName'] }],
    isServer: true,
  },
  {
    kinds: ['MysqlCluster'],
    api: /^mysql\.presslabs\.org$/,
    variables: [['spec', 'mysqlConf']],
    image: [['spec']],
    version: { at: ['spec', 'mysqlVersion'], image: 'percona' },
    isServer: true,
  },
  {
    // RadonDB
    kinds: ['MysqlCluster'],
    api: /^mysql\.radondb\.com$/,
    variables: [['spec', 'mysqlOpts', 'mysqlConf']],
    version: { at: ['spec', 'mysqlVersion'], image: 'percona/percona-server' },
    isServer: true,
  },
  {
    kinds: ['MySQL'],
    api: /^kubedb\.com$/,
    version: { at: ['spec', 'version'], image: 'mysql' },
    reads: [
      { kind: 'Secret', at: ['spec', 'configSecret', 'name'] },
      { kind: 'Secret', at: ['spec', 'configuration', 'secretName'] },
    ],
    isServer: true,
  },
  {
    kinds: ['MariaDB'],
    api: /^kubedb\.com$/,
    version: { at: ['spec', 'version'], image: 'mariadb' },
    reads: [
      { kind: 'Secret', at: ['spec', 'configSecret', 'name'] },
      { kind: 'Secret', at: ['spec', 'configuration', 'secretName'] },
    ],
    isServer: true,
  },
  {
    kinds: ['MySQL'],
    api: /^aiven\.io$/,
    variables: [['spec', 'userConfig', 'mysql']],
    isServer: false,
  },
  {
    // AWS Controllers for Kubernetes
    kinds: ['DBParameterGroup', 'DBClusterParameterGroup'],
    api: /^rds\.services\.k8s\.aws$/,
    variables: [['spec', 'parameterOverrides']],
    family: [['spec', 'family']],
    isServer: false,
  },
  {
    // Crossplane
    kinds: ['ParameterGroup', 'ClusterParameterGroup', 'DBParameterGroup', 'DBClusterParameterGroup'],
    api: /^rds\.aws\.(?:m\.)?(?:upbound|crossplane)\.io$/,
    variables: [
      ['spec', 'forProvider', 'parameter'],
      ['spec', 'forProvider', 'parameters'],
    ],
    family: [
      ['spec', 'forProvider', 'family'],
      ['spec', 'forProvider', 'dbParameterGroupFamily'],
    ],
    isServer: false,
  },
  {
    // Config Connector
    kinds: ['SQLInstance'],
    api: /^sql\.cnrm\.cloud\.google\.com$/,
    variables: [['spec', 'settings', 'databaseFlags']],
    family: [['spec', 'databaseVersion']],
    isServer: false,
  },
  {
    kinds: ['DatabaseInstance', 'CloudSQLInstance'],
    api: /^(?:sql|database)\.gcp\.(?:m\.)?(?:upbound|crossplane)\.io$/,
    variables: [
      ['spec', 'forProvider', 'settings', 'databaseFlags'],
      ['spec', 'forProvider', 'settings', '*', 'databaseFlags'],
    ],
    family: [['spec', 'forProvider', 'databaseVersion']],
    isServer: false,
  },
]

/** Kinds whose objects each set one variable of a server that they name. */
export interface SettingKind {
  readonly kinds: readonly string[]
  readonly api: RegExp
  readonly name: readonly ObjectPath[]
  readonly value: ObjectPath
  readonly server: readonly ObjectPath[]
}

export const SETTING_KINDS: readonly SettingKind[] = [
  {
    // Azure Service Operator
    kinds: ['FlexibleServersConfiguration'],
    api: /^dbformysql\.azure\.com$/,
    name: [
      ['spec', 'azureName'],
      ['metadata', 'name'],
    ],
    value: ['spec', 'value'],
    server: [
      ['spec', 'owner', 'name'],
      ['spec', 'owner', 'armId'],
    ],
  },
  {
    // Crossplane
    kinds: ['FlexibleServerConfiguration'],
    api: /^dbformysql\.azure\.(?:m\.)?upbound\.io$/,
    name: [
      ['spec', 'forProvider', 'name'],
      ['metadata', 'annotations', 'crossplane.io/external-name'],
      ['metadata', 'name'],
    ],
    value: ['spec', 'forProvider', 'value'],
    server: [
      ['spec', 'forProvider', 'serverName'],
      ['spec', 'forProvider', 'serverNameRef', 'name'],
    ],
  },
]

/** Names that clouds have for the families of our servers; other families begin differently. */
export const OUR_FAMILY = /^(?:mysql|mariadb|aurora-mysql|aurora)[\d_]/i

/** Kinds that run containers, with the path of their pod. Jobs run clients: their images are those of servers too. */
export const POD_KINDS: Readonly<Record<string, ObjectPath>> = {
  Pod: ['spec'],
  Deployment: ['spec', 'template', 'spec'],
  StatefulSet: ['spec', 'template', 'spec'],
  DaemonSet: ['spec', 'template', 'spec'],
  ReplicaSet: ['spec', 'template', 'spec'],
  ReplicationController: ['spec', 'template', 'spec'],
  DeploymentConfig: ['spec', 'template', 'spec'],
  Rollout: ['spec', 'template', 'spec'],
}

/** Kinds whose containers are not servers. */
export const CLIENT_KINDS: readonly string[] = ['Job', 'CronJob']

/** Kinds that hold files for others, by the keys below which these stand. */
export const FILE_KINDS: Readonly<Record<string, readonly string[]>> = {
  ConfigMap: ['data'],
  Secret: ['stringData'],
}

/** Keys at the top of a file for definitions that other keys use by anchors. */
export const DEFINITIONS_KEY = /^(?:\.|x-)/

/** A key among variables in a ConfigMap of MOCO, with the text of an option file without a group. */
export const INCLUDE_KEY = '_include'

/** Keys of a chart's values under which the parts of a path that a person would write begin. */
export const ENCLOSING_KEYS: readonly string[] = ['spec', 'values', 'valuesObject', 'data', 'stringData', 'forProvider']

/** Keys of maps, or lists, that may hold variables; the names in them tell whether they do. */
export const VARIABLES_KEY =
  /^(?:mysqld?|mariadbd?|server|db|database|extra|custom|my)?[-_.]?(?:mysqld?|mariadbd?|cnf|conf|config|configs|configuration|variables|parameters?|parameterOverrides|settings|options|flags|databaseFlags|overrides)$/i

/** Keys of texts that may be option files without a group; the names in them tell whether they are. */
export const OPTIONS_KEY = /^(?:_include|configuration|my_?cnf|config_?overrides|.{0,200}\.cnf)$/i

/** Keys of a map whose texts are files of one server, which reads all of them. */
export const FILES_OF_ONE: readonly string[] = ['configurationFiles']

/** Keys of flags in one text, in the values of charts, next to the option file. */
export const FLAGS_KEYS: readonly string[] = ['extraFlags']

/** Names of the keys of one variable in a list of them. */
export const NAME_KEYS: readonly string[] = ['name', 'parameterName', 'parameter_name', 'ParameterName']
export const VALUE_KEYS: readonly string[] = ['value', 'parameterValue', 'parameter_value', 'ParameterValue']

/** Lists of names and values that do not belong to a server, whatever the names. */
export const OTHER_LISTS: readonly string[] = ['env', 'envVars', 'extraEnv', 'extraEnvVars']
