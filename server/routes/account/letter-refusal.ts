import type { FastifyInstance } from 'fastify'
import { openRefusal, refuseLetters } from '../../letters/refusal/open-refusal.ts'
import { refusalPath } from '../../letters/refusal/refusal-link.ts'
import {
  renderBrokenLink,
  renderRefusalQuestion,
  renderRefused,
} from '../../letters/refusal/refusal-pages.ts'
import type { Services } from '../../services.ts'
import { registerTokenPages } from './token-pages.ts'

/**
 * GET and POST /unsubscribe/{token}: unsubscribes from letters without signing in (RFC 8058), whether a mail program sends the
 * POST (`List-Unsubscribe=One-Click`) or the page's own button.
 */
export function letterRefusal(app: FastifyInstance, services: Services): void {
  registerTokenPages(app, services, {
    path: refusalPath,
    config: { policy: { who: 'anyone', data: 'none' } },
    token: 'Sealed: whose letters, and about what.',
    open: (token) => openRefusal(services, token),
    act: (_request, refusal) => refuseLetters(services, refusal),
    question: (of, refusal) => renderRefusalQuestion({ ...refusal, ...of }),
    done: (of, refusal) => renderRefused({ ...refusal, ...of }),
    broken: renderBrokenLink,
  })
}
