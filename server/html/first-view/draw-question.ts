import { firstForm } from '#engine'
import { mayRegister } from '#product'
import { browserJourney } from '#source'
import { evaluateFlag, isOn } from '../../flags/evaluate-flag.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { TenantAssets } from '../assets/tenant-assets.ts'
import { organizationInfo } from '../organization-info.ts'
import type { PageSource } from '../page-source.ts'
import { renderEntryPanel } from './render-entry-panel.ts'

/** First question of registration, drawn for visitors. */
export interface DrawnQuestion {
  readonly html: string
  /** Browser storage, as `area.key`, whose owner is not asked it. */
  readonly knownBy: readonly string[]
}

export interface QuestionOf {
  readonly tenant: Tenant
  readonly assets: TenantAssets
  readonly page: string | undefined
  /** Path and query of the request. */
  readonly address: string
}

/** Draws the first question of registration, as the browser will. Undefined where the page may show something else. */
export async function drawQuestion(
  { loadDrawing }: Pick<PageSource, 'loadDrawing'>,
  { tenant, assets, page, address }: QuestionOf,
): Promise<DrawnQuestion | undefined> {
  if (loadDrawing === undefined || page === undefined || !asksFirstQuestion(tenant, page, address)) return
  const { drawFirstQuestion, knownBy } = await loadDrawing()
  const html = await drawFirstQuestion({
    organization: organizationInfo(tenant, assets),
    journey: browserJourney(tenant.effective).first,
    page,
    form: firstForm(tenant.journey.source, page),
    address,
    panel: renderEntryPanel(tenant, assets),
  })
  return { html, knownBy }
}

/**
 * Whether an address is that of the first question, and the lender lets visitors register and has not closed its pages for
 * maintenance.
 */
function asksFirstQuestion({ settings, journey, effective }: Tenant, page: string, address: string): boolean {
  const { queryParameter, order } = journey.source.registration
  const query = new URLSearchParams(address.split('?')[1])
  const step = query.get(queryParameter) ?? order[0]
  const visitor = { organization: settings.org.orgCode, isSignedIn: false }
  return (
    page === 'register' &&
    step === order[0] &&
    mayRegister(settings, query.get('referrer')) &&
    !isOn(evaluateFlag(effective.source.flags, maintenance, visitor))
  )
}

const maintenance = 'fe-heloc-maintenance'
