import { asJsonObject, asText, childObject, type Json, type JsonObject, pointerTo } from '#source'
import type { RuleFault } from '../../tools/lint/rule.ts'

/** Lender as an address may be called after it. */
export interface Called {
  readonly code: string
  readonly name: string
  readonly brands: readonly string[]
}

/** Faults of mail and web addresses that are called after another company than the lender's. */
export function addressesOfOthers(
  settings: JsonObject,
  own: Called,
  others: readonly Called[],
): readonly RuleFault[] {
  const owned = namesOf(own)
  return addressesIn(settings).flatMap(({ address, pointer }) => {
    const labels = hostOf(address)
      .split('.')
      .slice(0, -1)
      .filter((label) => label !== 'www')
    if (labels.map(plain).some((label) => owned.some((name) => name.includes(label) || label.includes(name))))
      return []
    const other = others.find(
      (each) => each.name !== own.name && namesOf(each).some((name) => labels.map(plain).includes(name)),
    )
    if (other === undefined) return []
    return [
      {
        pointer,
        message: `"${address}" is called after ${other.name} ("${other.code}"), which is another company.`,
        hint: 'Name an address of this lender.',
      },
    ]
  })
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const namesOf = ({ code, name, brands }: Called): readonly string[] => [code, name, ...brands].map(plain)

const hostOf = (address: string): string => /(?:@|^https?:\/\/)([^/:?#]+)/.exec(address)?.[1] ?? ''

function addressesIn(
  settings: JsonObject,
): readonly { readonly address: string; readonly pointer: string }[] {
  const meta = childObject(childObject(settings, 'org'), 'orgMetaData')
  const footer = childObject(meta, 'footer')
  const further = Array.isArray(footer.additionalUrls) ? footer.additionalUrls : []
  const place = (...steps: readonly (string | number)[]) => pointerTo('org', 'orgMetaData', ...steps)
  return [
    { address: childObject(meta, 'companyInfo').email, pointer: place('companyInfo', 'email') },
    ...Object.entries(footer).map(([key, address]) => ({ address, pointer: place('footer', key) })),
    ...further.map((link: Json, index) => ({
      address: asJsonObject(link).url,
      pointer: place('footer', 'additionalUrls', index, 'url'),
    })),
  ].flatMap(({ address, pointer }) =>
    typeof address === 'string' ? [{ address: asText(address), pointer }] : [],
  )
}
