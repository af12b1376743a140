import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  namesGroup,
  resolveTenant,
  type Source,
  tenantChain,
  tenantCodeOf,
  tenantFiles,
} from '#source'

export interface TenantRow {
  readonly code: string
  readonly isGroup: boolean
  /** Codes that it extends, the nearest first. */
  readonly extends: readonly string[]
  readonly setup: string
  readonly hosts: readonly string[]
  readonly brand: string
  readonly states: number
  /** Flow files that it overrides itself. */
  readonly overrides: readonly string[]
  /** Number of findings that would keep it from being served. */
  readonly faults: number
}

/** Lists every lender and group. */
export const listTenants = (source: Source): readonly TenantRow[] =>
  [...tenantFiles(source)].map(([code, file]) => {
    const { settings, findings } = resolveTenant(source, code)
    const { setup, hosts, theme, licensedStates } = settings.value
    return {
      code,
      isGroup: namesGroup(source, code),
      extends: tenantChain(source, code).files.slice(0, -1).toReversed().map(tenantCodeOf),
      setup: asText(setup ?? '-'),
      hosts: asStrings(hosts),
      brand: asText(asJsonObject(theme).brand ?? '-'),
      states: asStrings(licensedStates).length,
      overrides: Object.keys(childObject(asJsonObject(file.value), 'overrides')),
      faults: findings.filter(({ severity }) => severity === 'error').length,
    }
  })

export function describeTenants(rows: readonly TenantRow[]): string {
  const table = [
    ['lender', 'extends', 'entered', 'brand', 'states', 'overrides', 'hosts'],
    ...rows.map((row) => [
      row.code,
      row.extends.join(' < ') || '-',
      row.isGroup ? 'group' : row.setup.toLowerCase(),
      row.brand,
      String(row.states),
      row.overrides.join(' ') || '-',
      row.faults > 0 ? `${row.faults} faults: journey tenant check ${row.code}` : row.hosts.join(' ') || '-',
    ]),
  ]
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((cells) => (cells[column] ?? '').length)),
  )
  return table
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
