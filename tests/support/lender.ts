import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileJourney } from '#engine'
import { browserJourney, loadSource, resolveTenant } from '#source'

const source = loadSource()

/** What a browser is given for a lender of this repository: its compiled journey with copy, and its organisation information. */
export function lender(code: string) {
  const { effective, findings } = resolveTenant(source, code)
  if (!effective) throw new Error(`Tenant '${code}' is broken: ${findings[0]?.message}`)
  const { locale, source: journeySource } = browserJourney(effective)
  const settings = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../tenants/${code}/tenant.json`), 'utf8'),
  )
  const { setup, referrerRequired, providerBrand, features, org } = settings
  return {
    journey: compileJourney(journeySource),
    locale,
    organization: {
      ...org,
      tenant: { code, journeyUrl: '/journey.json', setup, referrerRequired, providerBrand, features },
    },
  }
}
