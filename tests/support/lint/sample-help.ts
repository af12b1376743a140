import type { Tree } from './sample-tree.ts'

/** Adds articles to the sample, in one file; the missing parts of each are filled with valid ones. */
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

/** Answers of an article: one text, in force from the first day of the year. */
export const answering = (text: string) => ({ answers: [{ effective: '2026-01-01', text }] })
