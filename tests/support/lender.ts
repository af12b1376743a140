import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileJourney } from '#engine'
import { browserJourney, loadSource, resolveTenant } from '#source'
import { noLaterCopy } from '../../screens/journey/later-copy.ts'
import { snagKeys } from '../../server/html/organization-info.ts'

const source = loadSource()

/** What a browser is given for a lender of this repository: its compiled journey with copy, and its organisation information. */
export function lender(code: string) {
  const { effective, findings } = resolveTenant(source, code)
  if (!effective) throw new Error(`Tenant '${code}' is broken: ${findings[0]?.message}`)
  const { first, later } = browserJourney(effective)
  const copy = { ...first.source.copy, ...later }
  const settings = read(`tenants/${code}/tenant.json`)
  const { setup, referrerRequired, providerBrand, features, org } = settings
  const { request, retry, importRetry } = read('flows/limits.json').limits
  const tenant = {
    ...{
      code,
      journeyUrl: '/journey.json',
      copyUrl: '/copy.json',
      setup,
      referrerRequired,
      providerBrand,
      features,
    },
    limits: { request, retry, importRetry },
    snag: Object.fromEntries(Object.entries(snagKeys).map(([name, key]) => [name, String(copy[key])])),
  }
  return {
    journey: compileJourney({ ...first.source, copy }),
    locale: first.locale,
    laterCopy: noLaterCopy,
    organization: { ...org, tenant },
  }
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
