import { childObject, isGroup, type JsonObject, pointerTo } from '#source'
import type { Rule, RuleFault } from '../../tools/lint/rule.ts'
import { siblingLinks } from '../sibling-products.ts'

export const siblingLink: Rule = {
  id: 'sibling-link',
  why: 'Whoever presses a link of the menu expects a product. One that is not there costs them their way, and one that is missing at the provider’s own brand breaks the specification.',
  isQuick: true,
  check: ({ settings, value, reportSetting }) => {
    if (settings === undefined || isGroup(settings.value)) return []
    const comingSoon = childObject(childObject(value, 'pages'), 'external')
    const isOwnBrand = settings.value.providerBrand === true
    return (isOwnBrand ? missing(settings.value) : nowhere(settings.value, comingSoon)).map(reportSetting)
  },
}

/** Faults of products that the provider's own brand takes out of its menu. */
const missing = (settings: JsonObject): readonly RuleFault[] =>
  Object.entries(childObject(settings, 'siblings'))
    .filter(([, own]) => own === false)
    .map(([path]) => ({
      pointer: pointerTo('siblings', path),
      message: `The provider’s own brand takes ${path} out of its menu, which has every product (core specification 1).`,
      hint: 'Leave it out here. Portfolio Manager goes by its feature, `portfolioManager`.',
    }))

/** Faults of products in the menu of another lender that lead to a page which says that they are not there yet. */
function nowhere(settings: JsonObject, comingSoon: JsonObject): readonly RuleFault[] {
  const { publicFeatureToggles } = childObject(
    childObject(childObject(settings, 'org'), 'orgMetaData'),
    'companyInfo',
  )
  const features = { ...childObject(settings, 'features'), ...Object(publicFeatureToggles) }
  return siblingLinks(features, childObject(settings, 'siblings'))
    .filter(({ path, address }) => address === undefined && path in comingSoon)
    .map(({ path }) => ({
      pointer: '/siblings',
      message: `The menu leads to ${path}, where a page says that the product is not there yet.`,
      hint: `Write its address into \`siblings\`, or false where the lender does not have it.`,
      severity: 'warning' as const,
    }))
}
