import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const page = (more: JsonObject = {}): JsonObject => ({ area: 'signer', title: 'product.title', ...more })

/** Pages of signers, with what their steps show and take. */
const lint = (pages: JsonObject = {}, process: JsonObject = {}) =>
  lintPatched(
    {
      'flows/pages.json': {
        signerProgress: [{ label: 'product.title', steps: ['CONSENT', 'IDENTITY', 'CONDITION', 'SIGNING'] }],
        signerSteps: {
          CONSENT: 'intro',
          IDENTITY: 'pass',
          CONDITION: 'pass',
          SIGNING: 'papers',
          SIGNED: 'over',
          REFUSED: 'over',
          CANCELLED: 'over',
          ...(pages.signerSteps as JsonObject | undefined),
        },
        pages: {
          intro: page({ acts: ['consent'] }),
          pass: page({ acts: ['identity'] }),
          papers: page(),
          sign: page({ at: ['papers'], acts: ['signature'] }),
          over: page(),
          ...(pages.pages as JsonObject | undefined),
        },
      },
      'flows/process.json': {
        signerActs: {
          consent: { in: ['CONSENT'] },
          identity: { in: ['IDENTITY', 'CONDITION'] },
          signature: { in: ['SIGNING'] },
          refusal: { in: ['CONSENT', 'SIGNING'], onEveryPage: true },
          ...process,
        },
      },
    },
    'signer-step',
  ).map(({ pointer, message }) => [pointer, message])

describe('signer-step', () => {
  it('accepts steps whose pages, or pages open there, offer what they take', () => {
    expect(lint()).toEqual([])
  })

  it('reports a step that shows a page of another', () => {
    expect(lint({ signerSteps: { SIGNING: 'intro' } })).toEqual([
      ['/signerSteps/SIGNING', '"intro" is open in the step SIGNING, which refuses "consent".'],
      [
        '/signerSteps/SIGNING',
        'The step SIGNING takes "signature", but neither "intro" nor a page that is open there offers it.',
      ],
    ])
  })

  it('reports a page that offers nothing of what is due', () => {
    expect(lint({ pages: { sign: page({ at: ['over'], acts: ['signature'] }) } })).toContainEqual([
      '/signerSteps/SIGNING',
      'The step SIGNING takes "signature", but neither "papers" nor a page that is open there offers it.',
    ])
  })

  it('reports a turn of the signer in which nothing is taken but a refusal', () => {
    expect(lint({ pages: { sign: page({ at: ['papers'], acts: null }) } }, { signature: null })).toEqual([
      [
        '/signerProgress/0/steps',
        `It is the signer's turn in the step SIGNING, which takes nothing from them.`,
      ],
    ])
  })

  it('reports an act on a page that no signer sees', () => {
    const complete = { area: 'application', title: 'complete.title', acts: ['signature'] }
    expect(lint({ pages: { complete } })).toEqual([
      [
        '/pages/complete/acts',
        '"complete" is of the area application, in which there are no additional signers.',
      ],
    ])
  })
})
