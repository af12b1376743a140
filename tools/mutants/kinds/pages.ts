import type { Json } from '#engine'
import { asJsonObject } from '#source'
import { another, entriesAt, removing, setting } from '../edit.ts'
import type { Kind, Mutation, Tree } from '../mutant.ts'
import { pages } from './files.ts'

const toEach =
  (
    mutate: (tree: Tree, page: string, value: ReturnType<typeof asJsonObject>) => readonly Mutation[],
  ): Kind['mutate'] =>
  (tree) =>
    entriesAt(tree, pages, 'pages').flatMap(([page, value]) => mutate(tree, page, asJsonObject(value)))

const without = (key: string): Kind['mutate'] =>
  toEach((tree, page, value) =>
    value[key] === undefined ? [] : [removing(tree, pages, ['pages', page, key], `${page} has no ${key}`)],
  )

const elements = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

export const pageKinds: readonly Kind[] = [
  {
    id: 'page-removed',
    most: 5,
    mutate: toEach((tree, page) => [removing(tree, pages, ['pages', page], `${page} is taken away`)]),
  },
  { id: 'page-submissions-removed', most: 6, mutate: without('submissions') },
  { id: 'page-events-removed', most: 3, mutate: without('events') },
  { id: 'page-visit-removed', most: 3, mutate: without('visit') },
  { id: 'page-at-removed', most: 3, mutate: without('at') },
  { id: 'page-visit-when-removed', most: 3, mutate: without('visitWhen') },
  { id: 'page-links-removed', most: 4, mutate: without('links') },
  { id: 'page-form-removed', most: 3, mutate: without('form') },
  { id: 'page-progress-removed', most: 3, mutate: without('progress') },
  { id: 'page-disclosures-removed', most: 2, mutate: without('disclosures') },
  {
    id: 'page-offer-always',
    most: 3,
    mutate: toEach((tree, page, { submissions }) =>
      elements(submissions).flatMap((offer, index) =>
        asJsonObject(offer).when === undefined
          ? []
          : [
              setting(
                tree,
                pages,
                ['pages', page, 'submissions', index],
                asJsonObject(offer).submission ?? '',
                `${page} always offers ${asJsonObject(offer).submission}`,
              ),
            ],
      ),
    ),
  },
  {
    id: 'page-other-submission',
    most: 4,
    mutate: toEach((tree, page, { submissions }) => {
      const all = entriesAt(tree, 'flows/process.json', 'submissions').map(([id]) => id)
      return elements(submissions).flatMap((offer, index) => {
        const other = typeof offer === 'string' ? another(all, offer) : undefined
        return other === undefined
          ? []
          : [setting(tree, pages, ['pages', page, 'submissions', index], other, `${page} offers ${other}`)]
      })
    }),
  },
  {
    id: 'page-area',
    most: 3,
    mutate: toEach((tree, page, { area }) => {
      const other = another(['public', 'account', 'application', 'signer'], area ?? '') ?? 'public'
      return [setting(tree, pages, ['pages', page, 'area'], other, `${page} is of the area ${other}`)]
    }),
  },
  {
    id: 'signer-step-other-page',
    most: 3,
    mutate: (tree) =>
      entriesAt(tree, pages, 'signerSteps').map(([step, page]) => {
        const all = entriesAt(tree, pages, 'pages').map(([id]) => id)
        const other = another(all, page) ?? 'dashboard'
        return setting(tree, pages, ['signerSteps', step], other, `signers at ${step} see ${other}`)
      }),
  },
]
