/**
 * Sentence of each danger. A result holds it together with the code of the danger. It is plain text, because each view
 * escapes for itself.
 */

import { bytes, count } from '../figures.ts'
import type { Danger, DangerCode } from './dangers.ts'

const SENTENCES: { readonly [Code in DangerCode]: (danger: Danger<Code>) => string } = {
  'commits-not-synced': ({ variable, value }) =>
    `${variable}=${value} means that commits are not synchronized: ` +
    (value === '2'
      ? 'about a second of them is lost if the machine crashes'
      : 'about a second of them is lost if the server or the machine crashes'),
  'binary-log-not-synced': ({ variable, value }) =>
    `${variable}=${value} means that the binary log is ` +
    (Number(value) === 0
      ? 'not synchronized by the server'
      : `synchronized after ${count(Number(value), 'commit')} only`) +
    ': if the machine crashes, replicas may have commits that the server has lost, or the other way round',
  'torn-pages': ({ variable, value }) =>
    `${variable}=${value} means that pages are not written twice: a page that is half written in a crash cannot be ` +
    'mended, unless file system and device write pages whole',
  'nothing-synced': ({ variable, value }) =>
    `${variable}=${value} means that files are not synchronized: a crash of the machine may leave no usable data; ` +
    'it is for tests',
  'no-binary-log': () =>
    'without a binary log there can be no replica, and no recovery of what was committed since a backup',
  'commits-synced': ({ variable, value }) => `${variable}=${value} means that a crash loses no commit`,
  'binary-log-synced': ({ variable, value }) =>
    `${variable}=${value} means that every commit is in the binary log after a crash, as replicas have it`,
  'binary-log-kept': () => 'a binary log is what replicas and recovery since a backup need',
  'pages-written-twice': ({ variable, value }) =>
    `${variable}=${value} means that a page that is half written in a crash can be mended`,
  'files-synced': ({ variable, value }) =>
    `${variable}=${value} means that files are synchronized, so that data outlives a crash of the machine`,
  'no-privileges': ({ variable }) =>
    `with ${variable} anybody who connects may do everything, without a password; it is for repairs`,
  'no-network': ({ variable }) => `with ${variable} no client connects over the network, only over the socket`,
  'no-client-files': ({ variable, value }) =>
    `${variable}=${value} means that LOAD DATA LOCAL INFILE of applications fails`,
  'fewer-server-files': ({ variable, value }) =>
    `${variable}=${value} means that LOAD DATA INFILE and SELECT … INTO OUTFILE fail ${/^null$/i.test(value) ? 'for every file' : 'for files elsewhere'}`,
  'option-removed': ({ variable, removed, consequence, instead }) =>
    `servers since ${removed} do not have ${variable}${CONSEQUENCES[consequence ?? 'unknown']}${useInstead(instead)}`,
  'option-deprecated': ({ variable, since, instead }) =>
    `${variable} is deprecated since ${since}, later servers may not start with it${useInstead(instead)}`,
  'pool-beyond-memory': ({ variable, poolBytes, memoryBytes }) =>
    `${variable} is ${bytes(poolBytes)}, the machine has ${bytes(memoryBytes)} of memory`,
}

const CONSEQUENCES = { ignored: ', and pass over it', 'no-start': ', and do not start with it', unknown: '' }

export function dangerText<Code extends DangerCode>(danger: Danger<Code>): string {
  return SENTENCES[danger.code](danger)
}

function useInstead(instead: string | null): string {
  return instead === null ? '' : `; ${instead} takes its place`
}
