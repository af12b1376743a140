import { nearest } from '#engine'
import { atTop, type Finding } from '../findings/finding.ts'
import type { Entry } from '../json/paths-below.ts'
import { unreadable } from '../json/read-text.ts'
import { singleFiles } from './file-kind.ts'

/** Finding for a file that nothing reads; the hint names what it may have been meant for, if that is missing. */
export const unreadFile = (file: string, known: readonly string[] = []): Finding => ({
  ...atTop(file, 'unread-file', 'Nothing reads this file.'),
  severity: 'warning',
  hint: 'Flow files stand in flows/ under their own names, forms in flows/forms/, copy in flows/copy/<locale>/, documents in flows/documents/<id>/<version>.json, migrations in flows/migrations/, help in flows/help/, examples in flows/examples/, tenants in tenants/<code>/tenant.json.',
  ...meantHint(file, known),
})

/** Most edits between the name of a file and the name that was meant. */
const mostEdits = 4

function meantHint(file: string, known: readonly string[]): { readonly hint?: string } {
  const places = [...singleFiles.map((kind) => `flows/${kind}.json`), ...tenantPlace(file)]
  const meant = nearest(
    file,
    places.filter((place) => !known.includes(place)),
    mostEdits,
  )
  return meant === undefined ? {} : { hint: `Did you mean "${meant}"?` }
}

const tenantPlace = (file: string): readonly string[] =>
  isOfNoTenant(file) ? [] : [`${file.split('/').slice(0, 2).join('/')}/tenant.json`]

/** Findings for what is not JSON: files that nothing reads, empty folders, and what cannot be read. */
export const otherFindings = (others: readonly Entry[]): readonly Finding[] =>
  others.flatMap(({ path, kind, reason = '' }): readonly Finding[] => {
    if (kind === 'unreadable') {
      const { reason: message, hint } = unreadable(reason)
      return [{ ...atTop(path, 'file-unreadable', message), hint }]
    }
    if (kind === 'empty-folder')
      return [
        {
          ...atTop(path, 'unread-file', 'This folder is empty.'),
          severity: 'warning',
          hint: 'Remove it, or add what belongs there.',
        },
      ]
    return kind === 'file' && isOfNoTenant(path) ? [unreadFile(path)] : []
  })

/** Files in the folder of a tenant may be its images and fonts, which its settings name. */
const isOfNoTenant = (path: string): boolean => !/^tenants\/[^/]+\//.test(path)
