import pg from 'pg'

/**
 * Copies an application, its owner and its events so often that there are many in the database. Each copy has a loan number,
 * an e-mail address and times of its own. Returns one of the copies.
 */
export async function copyApplication(
  connectionString: string,
  application: string,
  times: number,
): Promise<{ readonly loanNumber: string; readonly email: string }> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    // Without triggers: 500,000 entries of the audit log would be sealed while the server is measured.
    await client.query('set session_replication_role = replica')
    await client.query(
      `create temporary table copies as
        select gen_random_uuid() as application, gen_random_uuid() as owner, number
        from generate_series(1, $1::integer) as number`,
      [times],
    )
    for (const [table, changed] of copied) await copyRows(client, { table, changed, application })
    const { rows } = await client.query(
      `select heloc ->> 'loanNumber' as "loanNumber", email
        from copies join applications on applications.uuid = copies.application
        join identities on identities.uuid = copies.owner
        order by number limit 1`,
    )
    return rows[0]
  } finally {
    await client.end()
  }
}

/** Tables that are copied, each with the columns that differ in every copy. */
const copied: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['identities', { uuid: 'copies.owner', email: `'copy.' || copies.owner || '@example.com'` }],
  [
    'applications',
    {
      uuid: 'copies.application',
      owner: 'copies.owner',
      heloc: `jsonb_set(heloc, '{loanNumber}', to_jsonb('HL-' || copies.application))`,
      updated_at: `updated_at - copies.number * interval '1 minute'`,
    },
  ],
  ['events', { application: 'copies.application' }],
]

const chosen: Readonly<Record<string, string>> = {
  identities: 'uuid = (select owner from applications where uuid = $1)',
  applications: 'uuid = $1',
  events: 'application = $1',
}

async function copyRows(
  client: pg.Client,
  {
    table,
    changed,
    application,
  }: {
    readonly table: string
    readonly changed: Readonly<Record<string, string>>
    readonly application: string
  },
): Promise<void> {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const names: string[] = rows.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? `original.${name}`)
  await client.query(
    `insert into ${table} (${names.join(', ')})
      select ${values.join(', ')} from (select * from ${table} where ${chosen[table]}) as original, copies
      order by copies.number`,
    [application],
  )
  await client.query(`analyze ${table}`)
}
