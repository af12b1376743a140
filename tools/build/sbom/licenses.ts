import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Component, Sbom } from './production-sbom.ts'

/** Content of deploy/allowed-licenses.json. */
interface Allowed {
  /** Licenses that every package may have. */
  readonly licenses: readonly string[]
  /** Licenses of single packages, by the package's name, or its beginning and a star, each with the reason why it is right. */
  readonly packages: Readonly<Record<string, { readonly license: string; readonly reason: string }>>
}

export const readAllowed = (root: string): Allowed =>
  JSON.parse(readFileSync(path.join(root, 'deploy/allowed-licenses.json'), 'utf8'))

/** Returns the license of a package: what it declares, else what the file of allowed licenses says of it. */
export function licenseOf({ name, licenses = [] }: Component, allowed: Allowed): string {
  const declared = licenses.map(({ license, expression }) => license?.id ?? expression ?? license?.name)
  return declared.join(' AND ') || (ownLicense(name, allowed) ?? 'unknown')
}

/** Returns the license that is allowed for one package. */
const ownLicense = (name: string, { packages }: Allowed): string | undefined =>
  Object.entries(packages).find(([key]) =>
    key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key,
  )?.[1].license

/** Returns the packages whose license is not allowed, each with it. */
export function forbidden({ components }: Pick<Sbom, 'components'>, allowed: Allowed): readonly string[] {
  return components.flatMap((component) => {
    const license = licenseOf(component, allowed)
    const isAllowed =
      ownLicense(component.name, allowed) === license || keeps(license, new Set(allowed.licenses))
    return isAllowed ? [] : [`${component['bom-ref']}: ${license}`]
  })
}

/** Whether an SPDX expression is satisfied by some licenses: one of each OR, all of each AND. */
const keeps = (expression: string, allowed: ReadonlySet<string>): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.has(license)))

/** Returns the list of licenses as a table, the packages of each in one row. */
export function licenseTable({ components }: Pick<Sbom, 'components'>, allowed: Allowed): string {
  const byLicense = Map.groupBy(components, (component) => licenseOf(component, allowed))
  const rows = [...byLicense]
    .map(([license, used]) => [license, used.map((one) => `${one.name} ${one.version}`).sort()] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([license, used]) => `| ${license} | ${used.length} | ${used.join(', ')} |`)
  return ['| license | packages | which |', '|---|---|---|', ...rows].join('\n')
}
