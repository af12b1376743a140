import type { Tree } from './sample-tree.ts'

/** Puts articles into the sample, in one file; each is sound but for what is given of it. */
export const withHelp =
  (articles: Readonly<Record<string, object>>) =>
  (tree: Tree): void => {
    tree['flows/help/credit.json'] = {
      $schema: '../../schemas/dsl/help.schema.json',
      articles: Object.fromEntries(
        Object.entries(articles).map(([id, article]) => [id, { ...sound, ...article }]),
      ),
    }
  }

const sound = {
  questions: ['What does the valuation cost?'],
  answers: [{ effective: '2026-01-01', text: 'A valuation costs {valuationFee}.' }],
  source: { page: 'product/select' },
}

/** An answer that holds from the first day of the year. */
export const answering = (text: string) => ({ answers: [{ effective: '2026-01-01', text }] })
