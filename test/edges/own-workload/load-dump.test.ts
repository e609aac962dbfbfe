/** Dumps on a real server: of mysqldump's form, as they are and compressed, and of mydumper's. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { dumpOnDisk } from '../../../src/edges/own-workload/dump-files.ts'
import { loadDump } from '../../../src/edges/own-workload/load-dump.ts'
import { ordinaryAddress } from '../../../src/edges/servers/server-address.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { serverForAll } from '../servers/study-servers.ts'
import { emptied } from './workload-servers.ts'

const SIGNAL = new AbortController().signal

const TABLE = `DROP TABLE IF EXISTS \`notes\`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE \`notes\` (
  \`id\` int NOT NULL,
  \`body\` varchar(100) CHARACTER SET utf8mb4 DEFAULT NULL,
  \`raw\` varbinary(16) DEFAULT NULL,
  PRIMARY KEY (\`id\`)
);
`
/** With bytes that are no characters, as dumps have them. */
const ROWS = Buffer.concat([
  Buffer.from("INSERT INTO `notes` VALUES (1,'It\\'s ü; fine 🙂',_binary '"),
  Buffer.from([0xff, 0x80, 0xfe, 0x41]),
  Buffer.from("'),\n(2,NULL,NULL);\n"),
])
const DUMP = Buffer.concat([
  Buffer.from(`/*M!999999\\- enable the sandbox mode */
-- MySQL dump 10.13
/*!40101 SET NAMES utf8mb4 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
CREATE DATABASE /*!32312 IF NOT EXISTS*/ \`prod\`;
USE \`prod\`;
SET @@GLOBAL.GTID_PURGED=/*!80000 '+'*/ 'aaaaaaaa-0000-0000-0000-000000000000:1-5';
${TABLE}
LOCK TABLES \`notes\` WRITE;
`),
  ROWS,
  Buffer.from(`UNLOCK TABLES;
/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
`),
])

describe("a dump of a user's workload", () => {
  const server = serverForAll('pfsoff', 'local')
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-dump-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function write(name: string, content: Buffer | string): string {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  async function load(path: string): Promise<void> {
    const dump = dumpOnDisk(path, folder)
    const { address } = await emptied(server)
    await loadDump(ordinaryAddress(address), dump, SIGNAL)
  }

  async function expectNotes(): Promise<void> {
    expect(await server.session.arrays('SELECT id, body, HEX(raw) FROM notes ORDER BY id')).toEqual([
      ['1', "It's ü; fine 🙂", 'FF80FE41'],
      ['2', null, null],
    ])
  }

  it.each([
    ['dump.sql', DUMP],
    ['dump.sql.gz', gzipSync(DUMP)],
    ['dump.sql.zst', zstdCompressSync(DUMP)],
  ])("named %s is loaded into qpsgate's schema, byte for byte", async (name, content) => {
    await load(write(name, content))
    await expectNotes()
  })

  it('made by mydumper is loaded, whatever the order of its file names', async () => {
    const path = join(folder, 'mydumper')
    mkdirSync(path)
    const files = {
      metadata: 'Started dump at: 2026-01-01 00:00:00\n',
      'prod-schema-create.sql': 'CREATE DATABASE `prod`;\n',
      'prod.notes-schema.sql': TABLE,
      'prod.notes.00000.sql': Buffer.concat([Buffer.from('/*!40101 SET NAMES binary*/;\n'), ROWS]),
      'prod.a-schema.sql': 'CREATE TABLE a (id INT PRIMARY KEY);\n',
      'prod.a.00000.sql.zst': zstdCompressSync('INSERT INTO `a` VALUES (1),(2);'),
      'prod.a.00001.sql.gz': gzipSync('INSERT INTO `a` VALUES (3);'),
      'prod.seen-schema.sql': 'CREATE TABLE IF NOT EXISTS `seen` (`id` int);\n',
      'prod.seen-schema-view.sql': 'DROP TABLE IF EXISTS `seen`;\nCREATE VIEW `seen` AS SELECT id FROM a;\n',
    }
    for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content)
    await load(path)
    await expectNotes()
    expect(await server.session.value('SELECT COUNT(*) FROM seen')).toBe('3')
  })

  it.each<readonly [name: string, content: Buffer | string, message: RegExp]>([
    [
      'refused.sql',
      'CREATE TABLE t (id INT);\n\nINSERT INTO t\nVALUES (1, 2);\n',
      /refused\.sql 3: the server refuses this statement: Column count doesn't match value count at row 1/,
    ],
    [
      'trigger.sql',
      `${TABLE}DELIMITER ;;
/*!50003 CREATE*/ /*!50017 DEFINER=\`root\`@\`localhost\`*/ /*!50003 TRIGGER longer BEFORE INSERT ON notes FOR EACH ROW BEGIN
  SET NEW.body = CONCAT(NEW.body, ';');
END */;;
`,
      /trigger\.sql 11: the server refuses this statement: .*; allowed: tables, rows, and views without a definer/,
    ],
    ['two.sql', 'USE a;\nUSE b;\n', /two\.sql 2: the dump holds more than one database/],
    [
      'broken.sql.gz',
      gzipSync(DUMP).subarray(0, 300),
      /broken\.sql\.gz undefined: the dump cannot be read: unexpected end of file/,
    ],
    [
      'bomb.sql.gz',
      gzipSync(Buffer.alloc(2 ** 25, ';')),
      /bomb\.sql\.gz undefined: the dump is more than 40 times as large/,
    ],
    ...(IS_NIGHTLY
      ? ([
          [
            'endless.sql',
            `SELECT 1;\nSELECT '${'x'.repeat(65 * 1024 ** 2)}`,
            /endless\.sql 2: a statement of more than 64 MiB; is a quote not closed\?/,
          ],
        ] as const)
      : []),
    ['plain.sql.zst', 'SELECT 1;', /plain\.sql\.zst undefined: the dump cannot be read/],
  ])('is refused as wrong input, with its file and the reason: %s', async (name, content, message) => {
    const failure = await load(write(name, content)).catch((error) => error)
    expect(`${failure.place?.file} ${failure.place?.line}: ${failure.message}`).toMatch(message)
  })

  it('is refused as wrong input if it does not exist, or is a folder of other files', async () => {
    await expect(load(join(folder, 'none.sql'))).rejects.toThrow('there is no such file')
    const path = join(folder, 'other')
    mkdirSync(path)
    await expect(load(path)).rejects.toThrow('no file of this folder is one of mydumper')
    writeFileSync(join(path, 'a.t.00000.dat'), '')
    await expect(load(path)).rejects.toThrow('holds rows that are no SQL')
  })
})
