import { readFileSync } from 'node:fs'
import path from 'node:path'
import { escapeHtml } from '#source'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { weekHours } from '../../tenants/week-hours.ts'
import type { TenantAssets } from '../assets/tenant-assets.ts'

/**
 * Renders the entry panel: the lender, the amounts, the cost of checking, and who helps. It has no rate and no payment, which
 * would require the terms of 12 CFR 1026.16 beside them.
 */
export function renderEntryPanel(tenant: Tenant, { illustrationUrl }: TenantAssets): string {
  const say = (key: string, values = {}) => escapeHtml(sentence(tenant, key, values))
  const scene = illustrationUrl ? `<img src="${illustrationUrl}" alt="" width="320" height="150">` : house
  return `<aside class="entry" id="entry-panel" aria-label="${say('server.entry.label')}">
          <div class="entry-scene">${scene}</div>
          <div class="entry-body">
            <h2>${say('server.entry.amount')}</h2>
            <ul>${points.map((point) => `<li>${say(`server.entry.${point}`)}</li>`).join('')}</ul>
            <p class="entry-foot">${say('server.entry.help', { hours: weekHours(tenant, 'OPS_PHONE') ?? '' })}<br>${marks(tenant).map(say).join(' · ')}</p>
          </div>
        </aside>`
}

const house = readFileSync(path.join(import.meta.dirname, 'house.svg'), 'utf8').trim()

const points = ['softPull', 'decision', 'pause'] as const

/** Returns the keys of the lender's license number and of the marks required by law, as in the footer. */
function marks({ settings }: Tenant): readonly string[] {
  const { footerImage, regulatorLogo } = settings.org.orgMetaData.footer
  return [
    'server.entry.license',
    ...(footerImage === 'OTHER' ? [] : [`footer.marks.${footerImage}`]),
    ...(regulatorLogo ? [`footer.marks.${regulatorLogo}`] : []),
  ]
}
