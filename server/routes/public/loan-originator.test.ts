import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { staffMember } from '../../../tests/support/http/staff.ts'
import { createSecrets } from '../../keys/load-secrets.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../../tenants/tenant-directory.ts'

vi.setConfig({ hookTimeout: 60_000 })

const root = `${import.meta.dirname}/../../..`
const dana = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
const ortega = '0b7d8a34-93c1-4e8e-8f0a-7d2e6c915f4b'
const nobody = '00000000-93c1-4e8e-8f0a-7d2e6c915f4b'

const secrets = createSecrets()

let app: FastifyInstance
beforeAll(async () => {
  // A shipped lender, changed to accept only referred applicants.
  const tenants = loadTenants(root).tenants.map((tenant) =>
    tenant.code === 'harborcu'
      ? { ...tenant, settings: { ...tenant.settings, referrerRequired: true } }
      : tenant,
  )
  app = await createTestApp({ tenants: createTenantDirectory(() => tenants), secrets })
})
afterAll(() => app.close())

const get = (path: string) => app.inject(`/service-lead-portal/api/lo/${path}`)

describe('a loan originator', () => {
  it('is public, with the addresses of picture and logo where there are such', async () => {
    expect((await get(dana)).json()).toEqual({
      uuid: dana,
      originatorName: 'Dana Whitfield',
      email: 'dana.whitfield@summitridge.example',
      phoneNumber: '+17205550118',
      nmls: '1093442',
      avatarUri: `/service-lead-portal/api/lo/${dana}/avatar`,
    })
    expect((await get(ortega)).json()).toMatchObject({
      brokerName: 'Ortega Home Finance',
      logoUrl: `/service-lead-portal/api/lo/${ortega}/logo`,
      logoAlt: 'Ortega Home Finance',
      logoRedirect: 'https://ortegahome.example/',
    })
  })

  it('whom nobody knows is not found, nor a picture that nobody has', async () => {
    for (const path of [nobody, `${nobody}/avatar`, `${ortega}/avatar`])
      expect((await get(path)).json().code).toBe('ORIGINATOR_NOT_FOUND')
  })

  it('comes with pictures of our own origin, kept ten minutes, that run nothing', async () => {
    const { headers, body } = await get(`${dana}/avatar`)
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=600' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('<svg')
  })
})

describe('a lender that takes the referred alone', () => {
  const register = async (referrer?: string) =>
    (
      await new Borrower(app).post('/identity/api/v1/registration/register', {
        ...registration({ orgCode: 'harborcu' }),
        ...(referrer && { referrer }),
      })
    ).json()

  it('refuses those who come by themselves or by a link that names nobody', async () => {
    expect((await register()).code).toBe('REFERRER_REQUIRED')
    expect((await register(nobody)).code).toBe('REFERRER_REQUIRED')
  })

  it('takes those whom an originator sent, and remembers who did', async () => {
    const borrower = new Borrower(app)
    await borrower.register({ ...registration({ orgCode: 'harborcu' }), referrer: dana })
    expect((await borrower.heloc()).referrer).toEqual({ referrerUuid: dana })
  })

  it('takes those whom a loan officer of its own sent, and not those of another lender’s', async () => {
    const officerOf = async (tenant: string): Promise<string> => {
      const job = { roles: ['LOAN_OFFICER'], tenants: [tenant] } as const
      const member = await staffMember(app, secrets.operatorKey, job)
      return (await member.get('/service-staff/secure/api/v1/self')).json().identityUuid
    }
    const [own, other] = [await officerOf('harborcu'), await officerOf('hearthline')]
    expect((await register(other)).code).toBe('REFERRER_REQUIRED')
    const borrower = new Borrower(app)
    await borrower.register({ ...registration({ orgCode: 'harborcu' }), referrer: own })
    expect((await borrower.heloc()).referrer).toEqual({ referrerUuid: own })
  })
})
