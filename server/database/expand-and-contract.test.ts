import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findMigrationFaults } from '../../tests/support/database/migration-faults.ts'
import { knownMigrations } from './migrate.ts'

/** Migrations from before there was this rule. Nothing is added here. */
const before = ['0007-rate-limits.sql', '0007-sessions.sql', '0010-retention.sql', '0018-chat-providers.sql']

const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'migrations', name), 'utf8')
const faultsOf = (text: string) => findMigrationFaults(text, knownMigrations)

describe('a migration', () => {
  it('leaves servers of the release before at work: it only adds, or is a contraction', () => {
    const faulty = knownMigrations
      .filter((name) => !before.includes(name))
      .flatMap((name) => faultsOf(read(name)).map((fault) => `${name}: ${fault}`))
    expect(faulty).toEqual([])
  })

  it('from before the rule would be refused, so that the list of them is no longer than it must be', () => {
    expect(before.filter((name) => faultsOf(read(name)).length === 0)).toEqual([])
  })

  it.each([
    'drop table outbox',
    'alter table outbox drop column parts',
    'alter table outbox rename column body to words',
    'alter table outbox rename body to words',
    'alter table outbox rename to letters',
    'alter table outbox alter column body type varchar(80)',
    'alter table outbox alter body set data type varchar(80)',
    'alter table outbox alter column locale set not null',
    'alter table outbox alter column parts drop default',
    'alter table outbox add constraint short check (length(body) < 80)',
    'alter table outbox add unique (recipient)',
    'alter table outbox add column urgency integer not null',
    'alter table outbox add column a text, add column urgency integer not null',
    'ALTER TABLE outbox\n  DROP COLUMN parts',
    'truncate outbox',
    'drop trigger events_append_only on events',
  ])('is refused: %s', (statement) => {
    expect(faultsOf(`-- Words.\n${statement};\n`)).toEqual([expect.stringMatching(/: .+\.$/)])
  })

  it.each([
    'alter table outbox add column urgency integer',
    "alter table outbox add column urgency text not null default 'low'",
    'alter table outbox alter column body drop not null',
    'create table urgencies (letter bigint not null, urgency text not null, unique (letter))',
    'create table urgencies (letter bigint); alter table urgencies add primary key (letter)',
    'create index outbox_urgency on outbox (urgency)',
    "insert into notes values ('drop table outbox')",
    'create trigger t before truncate on urgencies for each statement execute function refuse_rewriting_history()',
  ])('may: %s', (statement) => {
    expect(faultsOf(`${statement};\n`)).toEqual([])
  })

  it('may take away as a contraction, which names the migration whose second half it is', () => {
    const drop = 'alter table outbox drop column parts;\n'
    expect(faultsOf(`-- Contraction of 0020-letter-parts.sql: nothing reads it since.\n${drop}`)).toEqual([])
    expect(faultsOf(`-- Contraction of 0020-nothing.sql: nothing reads it since.\n${drop}`)).toEqual([
      'There is no migration 0020-nothing.sql before it, of which it could be the second half.',
    ])
    expect(faultsOf(`-- Contraction of 0020-letter-parts.sql:\n${drop}`)).toHaveLength(1)
  })
})
