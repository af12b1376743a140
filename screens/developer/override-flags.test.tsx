import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { saveOverride } from './flag-overrides.ts'

const asked: string[] = []
const real = window.fetch
const server: typeof fetch = async (url) => {
  asked.push(String(url))
  return Response.json({ features: ['fe-webchat', 'fe-identity-broker'] })
}

let overridden: typeof fetch
beforeAll(async () => {
  window.fetch = server
  await import('./override-flags.ts')
  overridden = window.fetch
  window.fetch = real
})
afterEach(() => void asked.splice(0))

const ask = async (path: string, featureKey?: string) => {
  const body = JSON.stringify({ ...(featureKey && { featureKey }), optimizeUser: {} })
  return (await overridden(`/service-optimize/external/api/${path}`, { method: 'POST', body })).json()
}

describe('flags that the developer toolbar overrides', () => {
  it('are answered as chosen in each of the three calls, without the server', async () => {
    const routes = ['/dashboard']
    saveOverride('fe-heloc-maintenance', { variant: 'on', value: { routes } })
    const variables = { routes: JSON.stringify(routes) }
    expect(await ask('v2/decision', 'fe-heloc-maintenance')).toEqual({ flagEnabled: true, variables })
    expect(await ask('v1/feature', 'fe-heloc-maintenance')).toEqual({ enabled: true })
    expect(asked).toEqual([])
    saveOverride('fe-webchat', { variant: 'off', value: false })
    expect(await ask('v1/features')).toEqual({
      features: ['fe-identity-broker', 'fe-heloc-maintenance'],
      variables: { 'fe-heloc-maintenance': variables },
    })
  })

  it('are the server’s again once the choice is taken back, as all others are', async () => {
    saveOverride('fe-webchat', { variant: 'off', value: false })
    await ask('v2/decision', 'fe-identity-broker')
    saveOverride('fe-webchat', undefined)
    await ask('v2/decision', 'fe-webchat')
    expect(asked).toHaveLength(2)
  })
})
