import { asJsonObject, type Json } from '#source'
import { another } from '../edit.ts'
import type { Kind } from '../mutant.ts'
import { without } from '../place.ts'
import { idsOf, pages, process, toEachEntry } from './files.ts'

const toEachPage = toEachEntry(pages, 'pages')

const elements = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

export const pageKinds: readonly Kind[] = [
  {
    id: 'page-removed',
    most: 5,
    mutate: toEachPage(({ id, remove }) => remove([], `${id} is taken away`)),
  },
  { id: 'page-submissions-removed', most: 6, mutate: without(toEachPage, 'submissions') },
  { id: 'page-events-removed', most: 3, mutate: without(toEachPage, 'events') },
  { id: 'page-visit-removed', most: 3, mutate: without(toEachPage, 'visit') },
  { id: 'page-at-removed', most: 3, mutate: without(toEachPage, 'at') },
  { id: 'page-visit-when-removed', most: 3, mutate: without(toEachPage, 'visitWhen') },
  { id: 'page-links-removed', most: 4, mutate: without(toEachPage, 'links') },
  { id: 'page-form-removed', most: 3, mutate: without(toEachPage, 'form') },
  { id: 'page-progress-removed', most: 3, mutate: without(toEachPage, 'progress') },
  { id: 'page-disclosures-removed', most: 2, mutate: without(toEachPage, 'disclosures') },
  {
    id: 'page-offer-always',
    most: 3,
    mutate: toEachPage(({ id, object, set }) =>
      elements(object.submissions).flatMap((offer, index) => {
        const { when, submission = '' } = asJsonObject(offer)
        return when === undefined
          ? []
          : set(['submissions', index], submission, `${id} always offers ${submission}`)
      }),
    ),
  },
  {
    id: 'page-other-submission',
    most: 4,
    mutate: toEachPage(({ tree, id, object, set }) => {
      const all = idsOf(tree, process, 'submissions')
      return elements(object.submissions).flatMap((offer, index) => {
        const other = typeof offer === 'string' ? another(all, offer) : undefined
        return other === undefined ? [] : set(['submissions', index], other, `${id} offers ${other}`)
      })
    }),
  },
  {
    id: 'page-area',
    most: 3,
    mutate: toEachPage(({ id, object, set }) => {
      const areas: readonly Json[] = ['public', 'account', 'application', 'signer']
      const other = another(areas, object.area ?? '') ?? 'public'
      return set(['area'], other, `${id} is of the area ${other}`)
    }),
  },
  {
    id: 'signer-step-other-page',
    most: 3,
    mutate: toEachEntry(
      pages,
      'signerSteps',
    )(({ tree, id, value, set }) => {
      const all: readonly Json[] = idsOf(tree, pages, 'pages')
      const other = another(all, value) ?? 'dashboard'
      return set([], other, `signers at ${id} see ${other}`)
    }),
  },
]
