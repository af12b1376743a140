import { cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { ServerState } from '#generated/ids'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import Hold from '../../pages/bpo/hold.tsx'
import Waiting from '../../pages/bpo/waiting.tsx'
import Complete from '../../pages/complete.tsx'
import FloodCertificate from '../../pages/error/flood-cert.tsx'
import LandRecords from '../../pages/review-app/datatree.tsx'
import UnderwriterReview from '../../pages/review-app/uw.tsx'

const pages: readonly (readonly [ServerState, () => ReactElement])[] = [
  ['BPO_ORDER_REQUEST', Hold],
  ['FINAL_TITLE', Hold],
  ['BPO_ORDER_REQUEST', Waiting],
  ['WAITING_FOR_UNDERWRITER', UnderwriterReview],
  ['GEN_CLOSING_DISCLOSURE', FloodCertificate],
  ['LIEN_VERIFICATION', LandRecords],
  ['RECORDING', Complete],
]

const restful = /(?:^|\. )(?:There is nothing|Nothing\.|Nothing is needed)|You are done/m

describe('a page below a request of a reviewer', () => {
  it.each(pages)('at %s says that nothing is needed only besides what is asked for', async (state, Page) => {
    const show = async (more: object) => {
      await renderPage(<Page />, { hasForm: false, status: { checklistStatus: state, ...more } })
      const said = [...document.querySelectorAll('h1, p')].map(({ textContent }) => textContent).join('\n')
      cleanup()
      return said
    }
    expect(await show({})).toMatch(restful)
    const asked = await show({ condition: 'MISSING_PHONE_NUMBER' })
    expect(asked).toContain('we ask for above')
    expect(asked).not.toMatch(restful)
  })
})
