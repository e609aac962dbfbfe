// src/core/catalogue/statements.json
var statements_default = [
	{
		"form": "a table without a primary key",
		"whom": "migrations that make join tables, logs and sessions",
		"sql": ["CREATE TABLE t (n INT)"],
		"breaks": ["sql_require_primary_key=ON"]
	},
	{
		"form": "a table that loses its primary key for a moment",
		"whom": "migrations that replace a key in two steps",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY, n INT)",
			"ALTER TABLE t DROP PRIMARY KEY",
			"ALTER TABLE t ADD PRIMARY KEY (n)"
		],
		"breaks": ["sql_require_primary_key=ON"]
	},
	{
		"form": "a table made from a query",
		"whom": "migrations and reports that copy tables",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY)", "CREATE TABLE copy SELECT id FROM t"],
		"breaks": ["sql_require_primary_key=ON"]
	},
	{
		"form": "a MyISAM table",
		"whom": "old plug-ins, forums and shops that name this engine",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY) ENGINE = MyISAM"],
		"breaks": ["disabled_storage_engines=MyISAM"]
	},
	{
		"form": "a MEMORY table",
		"whom": "applications that keep sessions or queues in memory",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY) ENGINE = MEMORY"],
		"breaks": ["disabled_storage_engines=MEMORY"]
	},
	{
		"form": "an ARCHIVE table",
		"whom": "applications that keep old rows compressed",
		"sql": ["CREATE TABLE t (n INT) ENGINE = ARCHIVE"],
		"breaks": ["archive=OFF"]
	},
	{
		"form": "a BLACKHOLE table",
		"whom": "set-ups that filter replication",
		"sql": ["CREATE TABLE t (n INT) ENGINE = BLACKHOLE"],
		"breaks": ["blackhole=OFF"]
	},
	{
		"form": "an Aria table",
		"whom": "applications made for MariaDB",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY) ENGINE = Aria"],
		"only": "mariadb"
	},
	{
		"form": "a MEMORY table with a megabyte of rows",
		"whom": "applications that keep sessions in memory",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY, a CHAR(255), b CHAR(255), c CHAR(255), d CHAR(255)) ENGINE = MEMORY CHARACTER SET latin1",
			"INSERT INTO t (id) VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10), (11), (12), (13), (14), (15), (16)",
			"INSERT INTO t (id) SELECT id + 16 FROM t",
			"INSERT INTO t (id) SELECT id + 32 FROM t",
			"INSERT INTO t (id) SELECT id + 64 FROM t",
			"INSERT INTO t (id) SELECT id + 128 FROM t",
			"INSERT INTO t (id) SELECT id + 256 FROM t",
			"INSERT INTO t (id) SELECT id + 512 FROM t"
		],
		"breaks": ["max_heap_table_size=65536"]
	},
	{
		"form": "a text column in a table of the default engine",
		"whom": "every application with comments or posts",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, body TEXT)"],
		"breaks": ["default_storage_engine=MEMORY"]
	},
	{
		"form": "a text column in a temporary table",
		"whom": "reports, and imports through temporary tables",
		"sql": ["CREATE TEMPORARY TABLE t (id INT PRIMARY KEY, body TEXT)"],
		"breaks": ["default_tmp_storage_engine=MEMORY"]
	},
	{
		"form": "a transaction that is rolled back",
		"whom": "every application that relies on transactions",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY)",
			"BEGIN",
			"INSERT INTO t VALUES (1)",
			"ROLLBACK",
			"INSERT INTO t VALUES (1)"
		],
		"breaks": ["default_storage_engine=MyISAM"]
	},
	{
		"form": "a row wider than half a page",
		"whom": "shops and content systems with many short columns",
		"sql": ["CREATE TABLE t (c0 CHAR(40), c1 CHAR(40), c2 CHAR(40), c3 CHAR(40), c4 CHAR(40), c5 CHAR(40), c6 CHAR(40), c7 CHAR(40), c8 CHAR(40), c9 CHAR(40), c10 CHAR(40), c11 CHAR(40), c12 CHAR(40), c13 CHAR(40), c14 CHAR(40), c15 CHAR(40), c16 CHAR(40), c17 CHAR(40), c18 CHAR(40), c19 CHAR(40), c20 CHAR(40), c21 CHAR(40), c22 CHAR(40), c23 CHAR(40), c24 CHAR(40), c25 CHAR(40), c26 CHAR(40), c27 CHAR(40), c28 CHAR(40), c29 CHAR(40), c30 CHAR(40), c31 CHAR(40), c32 CHAR(40), c33 CHAR(40), c34 CHAR(40), c35 CHAR(40), c36 CHAR(40), c37 CHAR(40), c38 CHAR(40), c39 CHAR(40), c40 CHAR(40), c41 CHAR(40), c42 CHAR(40), c43 CHAR(40), c44 CHAR(40), c45 CHAR(40), c46 CHAR(40), c47 CHAR(40), c48 CHAR(40), c49 CHAR(40), c50 CHAR(40), c51 CHAR(40), c52 CHAR(40), c53 CHAR(40), c54 CHAR(40), c55 CHAR(40), c56 CHAR(40), c57 CHAR(40), c58 CHAR(40), c59 CHAR(40), c60 CHAR(40), c61 CHAR(40), c62 CHAR(40), c63 CHAR(40), c64 CHAR(40), c65 CHAR(40), c66 CHAR(40), c67 CHAR(40), c68 CHAR(40), c69 CHAR(40), c70 CHAR(40), c71 CHAR(40), c72 CHAR(40), c73 CHAR(40), c74 CHAR(40), c75 CHAR(40), c76 CHAR(40), c77 CHAR(40), c78 CHAR(40), c79 CHAR(40), c80 CHAR(40), c81 CHAR(40), c82 CHAR(40), c83 CHAR(40), c84 CHAR(40), c85 CHAR(40), c86 CHAR(40), c87 CHAR(40), c88 CHAR(40), c89 CHAR(40), c90 CHAR(40), c91 CHAR(40), c92 CHAR(40), c93 CHAR(40), c94 CHAR(40), c95 CHAR(40), c96 CHAR(40), c97 CHAR(40), c98 CHAR(40), c99 CHAR(40), c100 CHAR(40), c101 CHAR(40), c102 CHAR(40), c103 CHAR(40), c104 CHAR(40), c105 CHAR(40), c106 CHAR(40), c107 CHAR(40), c108 CHAR(40), c109 CHAR(40), c110 CHAR(40), c111 CHAR(40), c112 CHAR(40), c113 CHAR(40), c114 CHAR(40), c115 CHAR(40), c116 CHAR(40), c117 CHAR(40), c118 CHAR(40), c119 CHAR(40), c120 CHAR(40), c121 CHAR(40), c122 CHAR(40), c123 CHAR(40), c124 CHAR(40), c125 CHAR(40), c126 CHAR(40), c127 CHAR(40), c128 CHAR(40), c129 CHAR(40), c130 CHAR(40), c131 CHAR(40), c132 CHAR(40), c133 CHAR(40), c134 CHAR(40), c135 CHAR(40), c136 CHAR(40), c137 CHAR(40), c138 CHAR(40), c139 CHAR(40), c140 CHAR(40), c141 CHAR(40), c142 CHAR(40), c143 CHAR(40), c144 CHAR(40), c145 CHAR(40), c146 CHAR(40), c147 CHAR(40), c148 CHAR(40), c149 CHAR(40), c150 CHAR(40), c151 CHAR(40), c152 CHAR(40), c153 CHAR(40), c154 CHAR(40), c155 CHAR(40), c156 CHAR(40), c157 CHAR(40), c158 CHAR(40), c159 CHAR(40), c160 CHAR(40), c161 CHAR(40), c162 CHAR(40), c163 CHAR(40), c164 CHAR(40), c165 CHAR(40), c166 CHAR(40), c167 CHAR(40), c168 CHAR(40), c169 CHAR(40), c170 CHAR(40), c171 CHAR(40), c172 CHAR(40), c173 CHAR(40), c174 CHAR(40), c175 CHAR(40), c176 CHAR(40), c177 CHAR(40), c178 CHAR(40), c179 CHAR(40), c180 CHAR(40), c181 CHAR(40), c182 CHAR(40), c183 CHAR(40), c184 CHAR(40), c185 CHAR(40), c186 CHAR(40), c187 CHAR(40), c188 CHAR(40), c189 CHAR(40), c190 CHAR(40), c191 CHAR(40), c192 CHAR(40), c193 CHAR(40), c194 CHAR(40), c195 CHAR(40), c196 CHAR(40), c197 CHAR(40), c198 CHAR(40), c199 CHAR(40), c200 CHAR(40), c201 CHAR(40), c202 CHAR(40), c203 CHAR(40), c204 CHAR(40)) ENGINE = InnoDB CHARACTER SET latin1"],
		"breaks": ["innodb_strict_mode=ON"],
		"works": ["innodb_strict_mode=OFF"]
	},
	{
		"form": "an indexed name of 255 characters in utf8mb4",
		"whom": "Laravel, Rails and others that index e-mail addresses or slugs",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(255), KEY (name)) ENGINE = InnoDB CHARACTER SET utf8mb4"],
		"breaks": ["innodb_default_row_format=compact"]
	},
	{
		"form": "an indexed name of 700 characters in utf8mb4",
		"whom": "content systems that index URLs",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, url VARCHAR(700), KEY (url)) ENGINE = InnoDB CHARACTER SET utf8mb4"],
		"breaks": ["innodb_page_size=8K"]
	},
	{
		"form": "a compressed table",
		"whom": "migrations that save disk for logs and archives",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, body TEXT) ENGINE = InnoDB ROW_FORMAT = COMPRESSED"],
		"breaks": ["innodb_file_per_table=OFF"]
	},
	{
		"form": "rows for a compressed table",
		"whom": "applications whose tables are compressed",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, body TEXT) ENGINE = InnoDB ROW_FORMAT = COMPRESSED", "INSERT INTO t VALUES (1, 'a')"],
		"breaks": ["innodb_read_only_compressed=ON"],
		"works": ["innodb_read_only_compressed=OFF"]
	},
	{
		"form": "a compressed table with pages of 8 KiB",
		"whom": "migrations that set KEY_BLOCK_SIZE",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, body TEXT) ENGINE = InnoDB KEY_BLOCK_SIZE = 8"],
		"breaks": ["innodb_file_per_table=OFF"]
	},
	{
		"form": "a row format with a block size that does not belong to it",
		"whom": "old dumps, such as of Drupal",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY) ENGINE = InnoDB ROW_FORMAT = DYNAMIC KEY_BLOCK_SIZE = 8"],
		"breaks": ["innodb_strict_mode=ON"],
		"works": ["innodb_strict_mode=OFF"]
	},
	{
		"form": "any table, if tables are encrypted and there is no key",
		"whom": "every migration",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY)"],
		"breaks": ["default_table_encryption=ON"]
	},
	{
		"form": "a table in the system tablespace",
		"whom": "dumps that name the tablespace",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY) ENGINE = InnoDB TABLESPACE = innodb_system"],
		"only": "mysql"
	},
	{
		"form": "a partitioned table",
		"whom": "histories, logs and metrics that drop old partitions",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY) PARTITION BY HASH (id) PARTITIONS 4", "ALTER TABLE t ADD PARTITION PARTITIONS 1"],
		"breaks": ["partition=OFF"]
	},
	{
		"form": "partitions by range that are dropped",
		"whom": "monitoring, such as Zabbix",
		"sql": ["CREATE TABLE t (d DATE, n INT) PARTITION BY RANGE (YEAR(d)) (PARTITION p0 VALUES LESS THAN (2020), PARTITION p1 VALUES LESS THAN MAXVALUE)", "ALTER TABLE t DROP PARTITION p0"],
		"breaks": ["partition=OFF"]
	},
	{
		"form": "a partitioned MyISAM table",
		"whom": "old histories and logs",
		"sql": ["CREATE TABLE t (n INT) ENGINE = MyISAM PARTITION BY HASH (n) PARTITIONS 2"],
		"only": "mariadb"
	},
	{
		"form": "a table of the default engine whose name has capitals",
		"whom": "applications that mix upper and lower case in names, such as those from Windows",
		"sql": ["CREATE TABLE Orders (id INT PRIMARY KEY)", "SELECT id FROM orders"],
		"breaks": ["lower_case_table_names=0"],
		"works": ["lower_case_table_names=1"]
	},
	{
		"form": "two tables whose names differ only in case",
		"whom": "dumps from Linux servers",
		"sql": ["CREATE TABLE Orders (id INT PRIMARY KEY)", "CREATE TABLE orders (id INT PRIMARY KEY)"],
		"breaks": ["lower_case_table_names=1"]
	},
	{
		"form": "a table that is replaced",
		"whom": "migrations made for MariaDB",
		"sql": ["CREATE OR REPLACE TABLE t (id INT PRIMARY KEY)"],
		"only": "mariadb"
	},
	{
		"form": "a table with its own history",
		"whom": "applications made for MariaDB",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY) WITH SYSTEM VERSIONING"],
		"only": "mariadb"
	},
	{
		"form": "a changed column of a table with its own history",
		"whom": "migrations of system-versioned tables",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY) WITH SYSTEM VERSIONING", "ALTER TABLE t ADD COLUMN n INT"],
		"breaks": ["system_versioning_alter_history=ERROR"],
		"works": ["system_versioning_alter_history=KEEP"]
	},
	{
		"form": "a sequence",
		"whom": "applications made for MariaDB",
		"sql": ["CREATE SEQUENCE s", "SELECT NEXTVAL(s)"],
		"only": "mariadb"
	},
	{
		"form": "a foreign key to a column that is not unique",
		"whom": "old schemas, such as of Dolibarr and Magento extensions",
		"sql": ["CREATE TABLE parent (id INT PRIMARY KEY, n INT, KEY (n)) ENGINE = InnoDB", "CREATE TABLE child (n INT, CONSTRAINT fk1 FOREIGN KEY (n) REFERENCES parent (n)) ENGINE = InnoDB"],
		"breaks": ["restrict_fk_on_non_standard_key=ON"],
		"works": ["restrict_fk_on_non_standard_key=OFF"]
	},
	{
		"form": "a foreign key to a part of a key",
		"whom": "old schemas with keys over several columns",
		"sql": ["CREATE TABLE parent (a INT, b INT, PRIMARY KEY (a, b)) ENGINE = InnoDB", "CREATE TABLE child (a INT PRIMARY KEY, CONSTRAINT fk2 FOREIGN KEY (a) REFERENCES parent (a)) ENGINE = InnoDB"],
		"breaks": ["restrict_fk_on_non_standard_key=ON"],
		"works": ["restrict_fk_on_non_standard_key=OFF"]
	},
	{
		"form": "a spatial index",
		"whom": "applications with maps",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, place POINT NOT NULL, SPATIAL (place))", "INSERT INTO t VALUES (1, ST_GeomFromText('POINT(1 1)'))"],
		"breaks": ["default_storage_engine=MEMORY"]
	},
	{
		"form": "a column with a reference system",
		"whom": "applications with maps, made for MySQL 8",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, place POINT NOT NULL SRID 4326, SPATIAL (place))"],
		"only": "mysql"
	},
	{
		"form": "a JSON column",
		"whom": "applications that keep documents",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY, doc JSON)",
			"INSERT INTO t VALUES (1, '{\"a\": 1}')",
			"SELECT JSON_EXTRACT(doc, '$.a') FROM t"
		],
		"breaks": ["default_storage_engine=MEMORY"]
	},
	{
		"form": "a JSON value read with the arrow operator",
		"whom": "applications made for MySQL, such as with Laravel or Django",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, doc JSON)", "SELECT doc->>'$.a' FROM t"],
		"only": "mysql"
	},
	{
		"form": "an index on an expression",
		"whom": "applications made for MySQL 8",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(20), KEY ((LOWER(name))))"],
		"only": "mysql"
	},
	{
		"form": "an index on each value of a JSON array",
		"whom": "applications made for MySQL 8",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, doc JSON, KEY ((CAST(doc->'$.tags' AS UNSIGNED ARRAY))))"],
		"only": "mysql"
	},
	{
		"form": "an invisible index",
		"whom": "migrations that try an index before it is dropped",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n INT, KEY k (n) INVISIBLE)"],
		"only": "mysql"
	},
	{
		"form": "an ignored index",
		"whom": "migrations that try an index before it is dropped, made for MariaDB",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n INT, KEY k (n) IGNORED)"],
		"only": "mariadb"
	},
	{
		"form": "a column of type UUID",
		"whom": "applications made for MariaDB",
		"sql": ["CREATE TABLE t (id UUID PRIMARY KEY)"],
		"only": "mariadb"
	},
	{
		"form": "a column of type INET6",
		"whom": "applications made for MariaDB",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, address INET6)"],
		"only": "mariadb"
	},
	{
		"form": "a column of type VECTOR",
		"whom": "applications with embeddings, made for MySQL 9",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, v VECTOR(3))"],
		"only": "mysql"
	},
	{
		"form": "a column or an index with IF NOT EXISTS",
		"whom": "migrations made for MariaDB",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY)",
			"ALTER TABLE t ADD COLUMN IF NOT EXISTS n INT",
			"DROP INDEX IF EXISTS k ON t"
		],
		"only": "mariadb"
	},
	{
		"form": "a floating-point column with AUTO_INCREMENT",
		"whom": "old schemas",
		"sql": ["CREATE TABLE t (id DOUBLE AUTO_INCREMENT PRIMARY KEY)"],
		"only": "mariadb"
	},
	{
		"form": "a generated column that is never null",
		"whom": "migrations made for MySQL",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, twice INT AS (2 * id) VIRTUAL NOT NULL)"],
		"only": "mysql"
	},
	{
		"form": "a column whose type changes",
		"whom": "migrations that widen or narrow columns",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n INT) ENGINE = InnoDB", "ALTER TABLE t MODIFY n CHAR(10)"],
		"breaks": ["alter_algorithm=INSTANT"]
	},
	{
		"form": "a table that is rebuilt and renamed",
		"whom": "maintenance, and migrations that swap tables",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY)", "ALTER TABLE t ENGINE = InnoDB, RENAME TO u"],
		"breaks": ["disabled_storage_engines=InnoDB"]
	},
	{
		"form": "two timestamps without a default",
		"whom": "schemas from before MySQL 8",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, made TIMESTAMP NOT NULL, changed TIMESTAMP NOT NULL)"],
		"breaks": ["explicit_defaults_for_timestamp=OFF", "sql_mode=NO_ZERO_DATE,STRICT_TRANS_TABLES"]
	},
	{
		"form": "NULL for a timestamp that is never null",
		"whom": "applications from before MySQL 8 that mean the current time",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY, made TIMESTAMP)",
			"ALTER TABLE t MODIFY made TIMESTAMP NOT NULL",
			"INSERT INTO t VALUES (1, NULL)"
		],
		"breaks": ["explicit_defaults_for_timestamp=ON"],
		"works": ["explicit_defaults_for_timestamp=OFF"]
	},
	{
		"form": "the zero date as a default",
		"whom": "WordPress and other schemas from before MySQL 5.7",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, made DATETIME NOT NULL DEFAULT '0000-00-00 00:00:00')"],
		"breaks": ["sql_mode=NO_ZERO_DATE,STRICT_TRANS_TABLES"]
	},
	{
		"form": "the zero date in a row",
		"whom": "WordPress and other applications from before MySQL 5.7",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, made DATE)", "INSERT INTO t VALUES (1, '0000-00-00')"],
		"breaks": ["sql_mode=NO_ZERO_DATE,STRICT_TRANS_TABLES"]
	},
	{
		"form": "a date without a day",
		"whom": "applications that know only the month",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, made DATE)", "INSERT INTO t VALUES (1, '2020-02-00')"],
		"breaks": ["sql_mode=NO_ZERO_IN_DATE,STRICT_TRANS_TABLES"]
	},
	{
		"form": "a value longer than its column",
		"whom": "applications that rely on truncation",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(3))", "INSERT INTO t VALUES (1, 'four')"],
		"breaks": ["sql_mode=STRICT_TRANS_TABLES"],
		"works": ["sql_mode="]
	},
	{
		"form": "a row without a value for a column that needs one",
		"whom": "applications that rely on implicit defaults",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n INT NOT NULL)", "INSERT INTO t (id) VALUES (1)"],
		"breaks": ["sql_mode=STRICT_TRANS_TABLES"],
		"works": ["sql_mode="]
	},
	{
		"form": "an empty string for a number",
		"whom": "PHP applications that send forms as they are",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n INT)", "INSERT INTO t VALUES (1, '')"],
		"breaks": ["sql_mode=STRICT_TRANS_TABLES"],
		"works": ["sql_mode="]
	},
	{
		"form": "a number beyond its type",
		"whom": "counters that rely on clipping",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n TINYINT)", "INSERT INTO t VALUES (1, 1000)"],
		"breaks": ["sql_mode=STRICT_TRANS_TABLES"],
		"works": ["sql_mode="]
	},
	{
		"form": "a division by zero in a row",
		"whom": "reports that store ratios",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n INT)", "INSERT INTO t VALUES (1, 1 / 0)"],
		"breaks": ["sql_mode=ERROR_FOR_DIVISION_BY_ZERO,STRICT_TRANS_TABLES"],
		"works": ["sql_mode="]
	},
	{
		"form": "a value that is no member of its enumeration",
		"whom": "applications that rely on an empty value",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, kind ENUM('a', 'b'))", "INSERT INTO t VALUES (1, 'c')"],
		"breaks": ["sql_mode=STRICT_TRANS_TABLES"],
		"works": ["sql_mode="]
	},
	{
		"form": "two zeros for an AUTO_INCREMENT column",
		"whom": "applications that send 0 for a new row",
		"sql": [
			"CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY)",
			"INSERT INTO t VALUES (0)",
			"INSERT INTO t VALUES (0)"
		],
		"breaks": ["sql_mode=NO_AUTO_VALUE_ON_ZERO"]
	},
	{
		"form": "an engine that the server does not have",
		"whom": "dumps from other servers",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY) ENGINE = ndbcluster"],
		"breaks": ["sql_mode=NO_ENGINE_SUBSTITUTION"],
		"works": ["sql_mode="]
	},
	{
		"form": "an emoji in a table of the default character set",
		"whom": "everything that people type",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, body VARCHAR(20))", "INSERT INTO t VALUES (1, CONVERT(UNHEX('F09F9880') USING utf8mb4))"],
		"breaks": ["character_set_server=latin1"],
		"works": ["character_set_server=utf8mb4"]
	},
	{
		"form": "names that differ only in an accent under a unique key",
		"whom": "directories of people and places",
		"sql": ["CREATE TABLE t (name VARCHAR(20) PRIMARY KEY)", "INSERT INTO t VALUES (CONVERT(UNHEX('C3A9') USING utf8mb4)), ('e')"],
		"breaks": ["collation_server=utf8mb4_general_ci"],
		"works": ["character_set_server=utf8mb4", "collation_server=utf8mb4_bin"]
	},
	{
		"form": "names that differ only in case under a unique key",
		"whom": "user names and tags that are kept as typed",
		"sql": ["CREATE TABLE t (name VARCHAR(20) PRIMARY KEY)", "INSERT INTO t VALUES ('a'), ('A')"],
		"breaks": ["collation_server=utf8mb4_general_ci"],
		"works": ["character_set_server=utf8mb4", "collation_server=utf8mb4_bin"]
	},
	{
		"form": "default columns compared with columns in utf8mb4_unicode_ci",
		"whom": "applications with tables of several ages",
		"sql": [
			"CREATE TABLE t (name VARCHAR(20))",
			"CREATE TABLE u (name VARCHAR(20)) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci",
			"SELECT 1 FROM t, u WHERE t.name = u.name"
		],
		"breaks": ["collation_server=utf8mb4_general_ci"],
		"works": ["character_set_server=utf8mb4", "collation_server=utf8mb4_unicode_ci"]
	},
	{
		"form": "the collation utf8mb4_0900_ai_ci",
		"whom": "dumps of MySQL 8 and later",
		"sql": ["CREATE TABLE t (name VARCHAR(20) PRIMARY KEY) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci"],
		"only": "mysql"
	},
	{
		"form": "the collation uca1400_ai_ci",
		"whom": "dumps of MariaDB 11 and later",
		"sql": ["CREATE TABLE t (name VARCHAR(20) PRIMARY KEY) CHARACTER SET utf8mb4 COLLATE utf8mb4_uca1400_ai_ci"],
		"only": "mariadb"
	},
	{
		"form": "a transaction of a megabyte",
		"whom": "imports, and applications that store files",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, body MEDIUMBLOB) ENGINE = InnoDB", "INSERT INTO t VALUES (1, REPEAT('a', 500000)), (2, REPEAT('b', 500000))"],
		"breaks": ["log_bin=ON", "max_binlog_cache_size=65536"]
	},
	{
		"form": "a value of half a megabyte",
		"whom": "applications that store pictures or documents",
		"sql": ["CREATE TABLE t (n INT NOT NULL)", "INSERT INTO t SELECT LENGTH(REPEAT('a', 500000))"],
		"breaks": ["max_allowed_packet=65536"]
	},
	{
		"form": "an update without a key",
		"whom": "reports and jobs that change many rows",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY, n INT)",
			"INSERT INTO t VALUES (1, 1)",
			"UPDATE t SET n = 2"
		],
		"breaks": ["sql_safe_updates=ON"]
	},
	{
		"form": "a join of a million triples",
		"whom": "reports without an index",
		"sql": [
			"CREATE TABLE t (n INT)",
			"INSERT INTO t VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10), (11), (12)",
			"INSERT INTO t SELECT n FROM t",
			"INSERT INTO t SELECT n FROM t",
			"INSERT INTO t SELECT n FROM t",
			"SELECT COUNT(*) FROM t a, t b, t c"
		],
		"breaks": ["max_join_size=1000"]
	},
	{
		"form": "a hundred names concatenated into a list",
		"whom": "reports and permissions that use GROUP_CONCAT",
		"sql": [
			"CREATE TABLE t (body TEXT)",
			"CREATE TABLE u (name CHAR(10))",
			"INSERT INTO u VALUES ('aaaaaaaaaa'), ('bbbbbbbbbb'), ('cccccccccc'), ('dddddddddd'), ('eeeeeeeeee'), ('ffffffffff'), ('gggggggggg')",
			"INSERT INTO t SELECT GROUP_CONCAT(name) FROM u"
		],
		"breaks": ["group_concat_max_len=64"]
	},
	{
		"form": "a transaction on tables of two engines",
		"whom": "old applications in which some tables are MyISAM",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY) ENGINE = InnoDB",
			"CREATE TABLE u (id INT PRIMARY KEY) ENGINE = MyISAM",
			"BEGIN",
			"INSERT INTO u VALUES (1)",
			"INSERT INTO t VALUES (1)",
			"INSERT INTO u VALUES (2)",
			"COMMIT"
		],
		"breaks": [
			"gtid_mode=ON",
			"enforce_gtid_consistency=ON",
			"log_bin=ON"
		],
		"works": ["gtid_mode=OFF", "enforce_gtid_consistency=OFF"]
	},
	{
		"form": "an insert that depends on the order of rows",
		"whom": "jobs that copy some rows",
		"sql": [
			"CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY, n INT)",
			"CREATE TABLE u (n INT)",
			"INSERT INTO u VALUES (1), (2)",
			"INSERT INTO t (n) SELECT n FROM u LIMIT 1"
		],
		"breaks": [
			"binlog_format=STATEMENT",
			"log_bin=ON",
			"transaction_isolation=READ-COMMITTED"
		]
	},
	{
		"form": "a DELETE that returns the deleted rows",
		"whom": "applications made for MariaDB",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY)",
			"INSERT INTO t VALUES (1) RETURNING id",
			"DELETE FROM t RETURNING id"
		],
		"only": "mariadb"
	},
	{
		"form": "an alias for the inserted row",
		"whom": "applications made for MySQL 8, such as with Django or SQLAlchemy",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n INT)", "INSERT INTO t VALUES (1, 1) AS new ON DUPLICATE KEY UPDATE n = new.n"],
		"only": "mysql"
	},
	{
		"form": "a selected column that is not grouped",
		"whom": "applications from before MySQL 5.7",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n INT, name CHAR(9))", "SELECT name, COUNT(*) FROM t GROUP BY n"],
		"breaks": ["sql_mode=ONLY_FULL_GROUP_BY"]
	},
	{
		"form": "a string in double quotes",
		"whom": "PHP applications, and handwritten SQL",
		"sql": ["SELECT \"a\" = \"b\""],
		"breaks": ["sql_mode=ANSI_QUOTES"]
	},
	{
		"form": "a quote after a backslash",
		"whom": "applications that escape text themselves",
		"sql": ["SELECT 'it\\'s'"],
		"breaks": ["sql_mode=NO_BACKSLASH_ESCAPES"]
	},
	{
		"form": "a difference of unsigned numbers below zero",
		"whom": "applications that compute with counters",
		"sql": [
			"CREATE TABLE t (a INT UNSIGNED, b INT UNSIGNED)",
			"INSERT INTO t VALUES (1, 2)",
			"SELECT a - b FROM t"
		],
		"breaks": ["sql_mode="],
		"works": ["sql_mode=NO_UNSIGNED_SUBTRACTION"]
	},
	{
		"form": "a statement that is prepared",
		"whom": "drivers for Java, Go, PHP and other languages",
		"sql": [
			"PREPARE s FROM 'SELECT 1'",
			"EXECUTE s",
			"DEALLOCATE PREPARE s"
		],
		"breaks": ["max_prepared_stmt_count=0"]
	},
	{
		"form": "a list of databases",
		"whom": "tools such as phpMyAdmin, and health checks",
		"sql": ["SHOW DATABASES"],
		"breaks": ["skip_show_database=ON"]
	},
	{
		"form": "groups in descending order",
		"whom": "old applications, such as forums and wikis",
		"sql": ["CREATE TABLE t (n INT)", "SELECT n FROM t GROUP BY n DESC"],
		"only": "mariadb"
	},
	{
		"form": "a query that skips locked rows with FOR SHARE",
		"whom": "queues made for MySQL 8",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY)", "SELECT id FROM t FOR SHARE SKIP LOCKED"],
		"only": "mysql"
	},
	{
		"form": "a derived table that refers to the one before it",
		"whom": "applications made for MySQL 8",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY)", "SELECT 1 FROM t, LATERAL (SELECT t.id) AS u"],
		"only": "mysql"
	},
	{
		"form": "ANY_VALUE in a grouped query",
		"whom": "applications made for MySQL",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, n INT)", "SELECT ANY_VALUE(id), n FROM t GROUP BY n"],
		"only": "mysql"
	},
	{
		"form": "REGEXP_LIKE",
		"whom": "applications made for MySQL 8",
		"sql": ["SELECT REGEXP_LIKE('a', 'a')"],
		"only": "mysql"
	},
	{
		"form": "UUIDs as bytes",
		"whom": "applications made for MySQL 8",
		"sql": ["SELECT BIN_TO_UUID(UUID_TO_BIN(UUID()))"],
		"only": "mysql"
	},
	{
		"form": "MEMBER OF a JSON array",
		"whom": "applications made for MySQL 8",
		"sql": ["SELECT 1 MEMBER OF ('[1, 2]')"],
		"only": "mysql"
	},
	{
		"form": "digests by MD5() and SHA1()",
		"whom": "applications that make tokens, or addresses of pictures, in SQL",
		"sql": ["SELECT MD5('a'), SHA1('a')"],
		"only": "mariadb"
	},
	{
		"form": "digests by PASSWORD()",
		"whom": "old applications with passwords of their own",
		"sql": ["SELECT PASSWORD('a')"],
		"only": "mariadb"
	},
	{
		"form": "encryption by ENCODE()",
		"whom": "old applications",
		"sql": ["SELECT DECODE(ENCODE('a', 'b'), 'b')"],
		"only": "mariadb"
	},
	{
		"form": "geometry functions without ST_",
		"whom": "applications with maps, from before MySQL 8",
		"sql": ["SELECT GeomFromText('POINT(1 1)')"],
		"only": "mariadb"
	},
	{
		"form": "the variable tx_isolation",
		"whom": "drivers from before 2018, such as Connector/J 5.1",
		"sql": ["SELECT @@tx_isolation"],
		"only": "mariadb"
	},
	{
		"form": "the variable query_cache_size",
		"whom": "drivers from before 2018, such as Connector/J 5.1",
		"sql": ["SELECT @@query_cache_size"],
		"only": "mariadb"
	},
	{
		"form": "NO_AUTO_CREATE_USER in sql_mode",
		"whom": "dumps and applications from before MySQL 8",
		"sql": ["SET SESSION sql_mode = 'NO_AUTO_CREATE_USER'"],
		"only": "mariadb"
	},
	{
		"form": "query cache hints",
		"whom": "applications from before MySQL 8",
		"sql": ["CREATE TABLE t (n INT)", "SELECT SQL_CACHE n FROM t"],
		"only": "mariadb"
	},
	{
		"form": "status from information_schema",
		"whom": "monitoring from before MySQL 5.7",
		"sql": ["SELECT COUNT(*) FROM information_schema.GLOBAL_STATUS"],
		"only": "mariadb"
	},
	{
		"form": "a column named rank",
		"whom": "schemas from before MySQL 8 (leagues, shops and search)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, rank INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named groups",
		"whom": "schemas from before MySQL 8 (forums and user management)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, groups INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named system",
		"whom": "schemas from before MySQL 8 (inventories)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, system INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named window",
		"whom": "schemas from before MySQL 8 (desktop-like applications)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, window INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named function",
		"whom": "schemas from before MySQL 8 (directories of people)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, function INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named lead",
		"whom": "schemas from before MySQL 8 (sales)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, lead INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named empty",
		"whom": "schemas from before MySQL 8 (warehouses)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, empty INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named of",
		"whom": "schemas from before MySQL 8 (word lists)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, of INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named cube",
		"whom": "schemas from before MySQL 8 (statistics)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, cube INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named lateral",
		"whom": "schemas from before MySQL 8 (medicine)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, lateral INT)"],
		"only": "mariadb"
	},
	{
		"form": "a column named grouping",
		"whom": "schemas from before MySQL 8 (reports)",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, grouping INT)"],
		"only": "mariadb"
	},
	{
		"form": "a trigger",
		"whom": "audits, counters and search indexes",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY, n INT)",
			"CREATE TRIGGER tr BEFORE INSERT ON t FOR EACH ROW SET NEW.n = 1",
			"INSERT INTO t VALUES (1, 0)"
		],
		"breaks": ["log_bin=ON", "log_bin_trust_function_creators=OFF"],
		"works": ["log_bin_trust_function_creators=ON", "log_bin=ON"]
	},
	{
		"form": "a stored function",
		"whom": "reports and calculations in the database",
		"sql": ["CREATE FUNCTION f () RETURNS INT DETERMINISTIC NO SQL RETURN 1", "SELECT f()"],
		"breaks": ["log_bin=ON", "log_bin_trust_function_creators=OFF"],
		"works": ["log_bin_trust_function_creators=ON", "log_bin=ON"]
	},
	{
		"form": "a stored function without DETERMINISTIC or NO SQL",
		"whom": "old reports",
		"sql": ["CREATE FUNCTION f (n INT) RETURNS INT RETURN n + 1", "SELECT f(1)"],
		"breaks": ["log_bin=ON", "log_bin_trust_function_creators=OFF"],
		"works": ["log_bin_trust_function_creators=ON", "log_bin=ON"]
	},
	{
		"form": "a procedure that calls itself",
		"whom": "trees of categories or parts",
		"sql": ["CREATE PROCEDURE p (n INT) BEGIN IF n > 0 THEN CALL p(n - 1); END IF; END", "CALL p(3)"],
		"breaks": ["max_sp_recursion_depth=0"],
		"works": ["max_sp_recursion_depth=10"]
	},
	{
		"form": "an event",
		"whom": "jobs in the database, such as those that drop old rows",
		"sql": ["CREATE EVENT e ON SCHEDULE EVERY 1 DAY DO SELECT 1", "DROP EVENT e"],
		"breaks": ["event_scheduler=DISABLED"]
	},
	{
		"form": "a view",
		"whom": "reports, and applications that hide tables",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY)",
			"CREATE VIEW v AS SELECT id FROM t",
			"SELECT id FROM v"
		],
		"breaks": ["disabled_storage_engines=InnoDB"]
	},
	{
		"form": "a procedure in Oracle syntax",
		"whom": "applications moved from Oracle",
		"sql": ["CREATE PROCEDURE p AS BEGIN SELECT 1; END"],
		"breaks": ["sql_mode="],
		"works": ["sql_mode=ORACLE"]
	},
	{
		"form": "a procedure in MySQL syntax",
		"whom": "reports and jobs in the database",
		"sql": ["CREATE PROCEDURE p (n INT) BEGIN DECLARE m INT DEFAULT 0; SET m = n; SELECT m; END"],
		"breaks": ["sql_mode=ORACLE"]
	},
	{
		"form": "an account made by GRANT",
		"whom": "set-up scripts from before MySQL 8",
		"sql": ["GRANT SELECT ON `qpsgate\\_catalogue`.* TO qpsgate_new@localhost IDENTIFIED BY 'Secret-word-9'", "DROP USER qpsgate_new@localhost"],
		"only": "mariadb"
	},
	{
		"form": "an account with mysql_native_password",
		"whom": "old drivers, and set-up scripts for MySQL 5.7",
		"sql": ["CREATE USER qpsgate_new@localhost IDENTIFIED WITH mysql_native_password", "DROP USER qpsgate_new@localhost"],
		"only": "mariadb"
	},
	{
		"form": "an account with caching_sha2_password",
		"whom": "set-up scripts for MySQL 8",
		"sql": ["CREATE USER qpsgate_new@localhost IDENTIFIED WITH caching_sha2_password", "DROP USER qpsgate_new@localhost"],
		"only": "mysql"
	},
	{
		"form": "a long list of values joined into one row",
		"whom": "reports that store GROUP_CONCAT",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(500))",
			"CREATE TABLE copy (id INT PRIMARY KEY, names TEXT)",
			"INSERT INTO t VALUES (1, REPEAT('a', 500)), (2, REPEAT('b', 500)), (3, REPEAT('c', 500))",
			"INSERT INTO copy SELECT 1, GROUP_CONCAT(name) FROM t"
		],
		"breaks": ["group_concat_max_len=1024"],
		"works": ["group_concat_max_len=1000000"]
	},
	{
		"form": "a sort by long texts",
		"whom": "lists that sort by descriptions",
		"sql": [
			"CREATE TABLE t (id INT PRIMARY KEY, body LONGTEXT)",
			"INSERT INTO t VALUES (1, REPEAT('a', 90000)), (2, REPEAT('b', 90000)), (3, REPEAT('c', 90000)), (4, REPEAT('d', 90000))",
			"SELECT id FROM t ORDER BY body"
		],
		"breaks": ["sort_buffer_size=256K", "max_sort_length=100000"],
		"works": ["sort_buffer_size=4M", "max_sort_length=100000"]
	},
	{
		"form": "a utf8 column of 20,000 characters",
		"whom": "schemas from before utf8mb4",
		"sql": ["CREATE TABLE t (id INT PRIMARY KEY, body VARCHAR(20000) CHARACTER SET utf8)"],
		"breaks": ["old_mode="]
	},
	{
		"form": "a statement that takes a second",
		"whom": "reports, exports and migrations of large tables",
		"sql": ["SELECT SLEEP(1.2)"],
		"breaks": ["max_statement_time=1"]
	}
];

// src/core/catalogue/catalogue.ts
/**
* Statements of applications and their migrations. A statement that a server takes before a change, and refuses after
* it, breaks whoever sends it, however fast the server is.
*/
const CATALOGUE = statements_default;

export { CATALOGUE };