import { findOverrides, type VariantValue } from './flag-overrides.ts'

/** Answers the three requests for flags in this document with the variants that the toolbar chose. */
const ask = window.fetch.bind(window)

window.fetch = async (input, init) => {
  const overrides = findOverrides()
  const url = String(input)
  if (!url.includes('/service-optimize/') || Object.keys(overrides).length === 0) return ask(input, init)
  const { featureKey } = JSON.parse(String(init?.body))
  if (featureKey !== undefined && !Object.hasOwn(overrides, featureKey)) return ask(input, init)
  if (url.endsWith('/feature')) return Response.json({ enabled: isOn(overrides[featureKey]) })
  if (url.endsWith('/decision'))
    return Response.json({
      flagEnabled: isOn(overrides[featureKey]),
      variables: variablesOf(overrides[featureKey]),
    })
  const answer = await (await ask(input, init)).json()
  const others = answer.features.filter((key: string) => !Object.hasOwn(overrides, key))
  const own = Object.keys(overrides).filter((key) => isOn(overrides[key]))
  const variables = Object.fromEntries(own.map((key) => [key, variablesOf(overrides[key])]))
  return Response.json({
    ...answer,
    features: [...others, ...own],
    variables: { ...answer.variables, ...variables },
  })
}

interface Override {
  readonly variant: string
  readonly value: VariantValue
}

const isOn = (override: Override | undefined): boolean =>
  override !== undefined && override.variant !== 'off' && override.value !== false

const variablesOf = (override: Override | undefined): object =>
  Object.fromEntries(
    Object.entries(typeof override?.value === 'object' ? override.value : {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  )
