import { describe, expect, it } from 'vitest'
import type { ProcessSource } from '#engine'
import type { SandboxMode } from '../../settings/sandbox-settings.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Application } from '../application.ts'
import { requireForeseen } from './require-foreseen.ts'

const [lender] = loadTenants('.').tenants
if (lender === undefined) throw new Error('There is no lender.')

const before: Application = {
  uuid: '5f0f3f0e-0000-4000-8000-000000000001',
  owner: '5f0f3f0e-0000-4000-8000-000000000002',
  tenant: lender.code,
  locale: null,
  state: 'LIEN_VERIFICATION',
  version: 1,
  processVersion: 1,
  profile: {},
  heloc: {},
  status: {},
  loanFile: { esignCode: '1234' },
  timeShiftMs: 0,
  createdAt: new Date(0),
  updatedAt: new Date(0),
}

const process: Pick<ProcessSource, 'effects' | 'needs' | 'anytime'> = {
  anytime: {
    sets: [
      { field: 'heloc.documents[].type', includesAny: ['SUPPORT'] },
      { field: 'profile.phoneNumbers[].number', exists: true },
    ],
  },
  effects: {
    liensConfirmed: {
      sets: ['status.liensComplete', { field: 'status.bpo', in: ['NOT_REQUIRED'] }],
      gives: [{ field: 'status.liensComplete', equals: true }],
    },
  },
  needs: { HARD_CREDIT_PULL: ['softCreditConsented'] },
}

const tenant: Tenant = { ...lender, process: { ...lender.process, ...process } }

function change(
  after: Partial<Application>,
  event: string | undefined,
  { mode = 'on', from = before }: { readonly mode?: SandboxMode; readonly from?: Application } = {},
): readonly string[] {
  const said: string[] = []
  const sandbox = {
    mode,
    daySeconds: 0,
    jobMs: 0,
    reviewMs: 0,
    desks: 'automatic' as const,
    needsStaffFactor: false,
  }
  const services = { sandbox, log: { error: (text: string) => said.push(text) } }
  requireForeseen(services, tenant, { before: from, after: { ...from, ...after }, event })
  return said
}

describe('a change of an application', () => {
  it('is written when it is what flows/process.json says', () => {
    change({ status: { liensComplete: true, bpo: 'NOT_REQUIRED' } }, 'liensConfirmed')
    change({ heloc: { documents: [{ type: 'SUPPORT' }] } }, undefined)
    change({ heloc: { documents: [{ type: 'CANCELLATION_CONFIRMATION' }] } }, undefined)
  })

  it('is written where another value takes the place of one that is declared to be there', () => {
    const reachable = { ...before, profile: { phoneNumbers: [{ number: '2075550100' }] } }
    change({ profile: { phoneNumbers: [{ number: '2075550101' }] } }, undefined, { from: reachable })
    expect(() => change({ profile: {} }, undefined, { from: reachable })).toThrow(
      'changes profile.phoneNumbers',
    )
  })

  it('is refused when its event does not give what it promises', () => {
    expect(() => change({}, 'liensConfirmed')).toThrow('does not give')
  })

  it('is refused when it leads to a state whose needs are unmet', () => {
    expect(() =>
      change({ state: 'HARD_CREDIT_PULL', status: { liensComplete: true } }, 'liensConfirmed'),
    ).toThrow('leads to HARD_CREDIT_PULL, which needs "softCreditConsented".')
  })

  it('is refused in the sandbox when it changes what nothing names, and told in the log elsewhere', () => {
    const status = { liensComplete: true, bpo: 'REQUIRED' } as const
    expect(() => change({ status }, 'liensConfirmed')).toThrow('changes status.bpo')
    expect(change({ status }, 'liensConfirmed', { mode: 'closed' })).toHaveLength(1)
    expect(() => change({ heloc: { documents: [{ type: 'CLOSING_DISCLOSURE' }] } }, undefined)).toThrow(
      '`sets` of meanwhile.LIEN_VERIFICATION',
    )
  })
})
