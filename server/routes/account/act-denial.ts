import type { FastifyInstance } from 'fastify'
import { renderDenialQuestion, renderDenied, renderOldNotice } from '../../account/denial/denial-pages.ts'
import { type Denial, denyAct, openDenial } from '../../account/denial/deny-act.ts'
import { denialPath } from '../../proofs/tell-of-act.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'
import { registerTokenPages } from './token-pages.ts'

/** GET and POST /not-me/{token}: lets the reader of a notice say, without signing in, that somebody else acted. */
export function actDenial(app: FastifyInstance, services: Services): void {
  registerTokenPages<Denial>(app, services, {
    path: denialPath,
    config: { ...perAddress(services, 'denial'), policy: { who: 'anyone', data: 'none' } },
    token: 'Token of the letter that told of the act.',
    open: (token) => openDenial(services, token),
    act: (request, denial) => denyAct(services, request, denial),
    question: renderDenialQuestion,
    done: renderDenied,
    // Says whom to call, because the notice may be too old.
    broken: renderOldNotice,
  })
}
