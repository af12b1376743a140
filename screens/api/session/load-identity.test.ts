import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../kit/api/api-error.ts'
import { isFlagOn } from '../flags.ts'
import { request } from '../request.ts'
import { loadIdentity } from './load-identity.ts'

vi.mock('../request.ts', () => ({ request: vi.fn() }))
vi.mock('../flags.ts', () => ({ isFlagOn: vi.fn() }))

const broker = '/identity-broker/customer/secure/api/v3/self/figureinfo'
const legacy = '/identity/secure/api/v1/identity'

/** Mocks responses by path; an Error is thrown. */
const serve = (answers: Readonly<Record<string, unknown>>, isOn = true) => {
  vi.mocked(isFlagOn).mockResolvedValue(isOn)
  vi.mocked(request).mockImplementation(async (path) => {
    const answer = answers[path]
    if (answer instanceof Error) throw answer
    return answer as never
  })
}
const asked = () => vi.mocked(request).mock.calls.map(([path]) => path)

beforeEach(() => vi.clearAllMocks())

describe('who is signed in', () => {
  it('is asked of the broker where the flag is on, and of the legacy service where it is off', async () => {
    serve({ [broker]: { identityUuid: 'b' }, [legacy]: { uuid: 'l' } })
    expect([await loadIdentity('FHEL'), asked()]).toEqual(['b', [broker]])
    vi.mocked(request).mockClear()
    serve({ [broker]: { identityUuid: 'b' }, [legacy]: { uuid: 'l' } }, false)
    expect([await loadIdentity('FHEL'), asked()]).toEqual(['l', [legacy]])
  })

  it('is asked of the legacy service where the broker fails', async () => {
    serve({ [broker]: new ApiError(404, 'x'), [legacy]: { uuid: 'l' } })
    expect([await loadIdentity('FHEL'), asked()]).toEqual(['l', [broker, legacy]])
  })

  it('is asked of the legacy service where the broker names nobody', async () => {
    serve({ [broker]: {}, [legacy]: { uuid: 'l' } })
    expect([await loadIdentity('FHEL'), asked()]).toEqual(['l', [broker, legacy]])
  })

  it('is nobody where both fail: User not found', async () => {
    serve({ [broker]: new ApiError(500, 'x'), [legacy]: new ApiError(404, 'y') })
    await expect(loadIdentity('FHEL')).rejects.toThrow('User not found')
  })

  it('is not asked again where the session is over, or no answer comes', async () => {
    for (const status of [401, 0]) {
      vi.mocked(request).mockClear()
      serve({ [broker]: new ApiError(status, 'over'), [legacy]: { uuid: 'l' } })
      await expect(loadIdentity('FHEL')).rejects.toThrow('over')
      expect(asked()).toEqual([broker])
    }
  })
})
