import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { requireKnownLenders, resolveStaffLogins } from './staff-login-settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'logins-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = {
  label: 'Summit staff',
  issuer: 'https://login.summit.example',
  clientId: 'heloc',
  clientSecretEnv: 'SUMMIT_SECRET',
  rolesClaim: 'groups',
  roles: { officers: 'LOAN_OFFICER' },
  tenants: ['summit-wholesale'],
}

const resolve = (own: object, env: object = { SUMMIT_SECRET: 'secret' }, publicUrl = 'https://a.example') => {
  const file = path.join(folder, 'logins.json')
  writeFileSync(file, JSON.stringify({ publicUrl, providers: { summit: { ...entry, ...own } } }))
  return resolveStaffLogins({ STAFF_LOGINS: file, ...env })
}

describe('the logins of staff', () => {
  it('are none where no file is named', () => {
    expect(resolveStaffLogins({}).size).toBe(0)
  })

  it('come back to /agent at the public address, with the secret from the environment', () => {
    expect(resolve({}).get('summit')).toMatchObject({
      name: 'summit',
      clientSecret: 'secret',
      redirectUri: 'https://a.example/agent/open-id/summit',
    })
  })

  it.each([
    ['a role that does not exist', { roles: { officers: 'OFFICER' } }, '/providers/summit/roles/officers'],
    ['no lender', { tenants: [] }, '/providers/summit/tenants must NOT have fewer than 1 items'],
    ['an issuer in the clear', { issuer: 'http://login.summit.example' }, 'write https'],
  ])('are refused with %s', (_, own, said) => {
    expect(() => resolve(own)).toThrow(said)
  })

  it('are refused without their secret, in the clear, and for a lender that does not exist', () => {
    expect(() => resolve({}, {})).toThrow('takes its secret from SUMMIT_SECRET, which is not set')
    expect(() => resolve({}, undefined, 'http://a.example')).toThrow(
      'publicUrl has the address http://a.example',
    )
    expect(() => requireKnownLenders(resolve({}), [{ code: 'hearthline' }])).toThrow(
      'speaks for "summit-wholesale", and there is no such lender',
    )
  })
})
