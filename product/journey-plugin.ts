import path from 'node:path'
import { repository } from '#source'
import type { Plugin } from '../tools/plugin/plugin.ts'
import { commands } from './commands/commands.ts'
import { ageByState } from './lint/age-by-state.ts'
import { copiedLender } from './lint/copied-lender.ts'
import { helpSkipped } from './lint/help-skipped.ts'
import { lenderFacts } from './lint/lender-facts.ts'
import { lenderInCopy } from './lint/lender-in-copy.ts'
import { lineTerms } from './lint/line-terms.ts'
import { siblingLink } from './lint/sibling-link.ts'
import { stateNoticeMissing } from './lint/state-notice-missing.ts'

const pageOf = (id: string): string => path.join(repository, 'product/lint/pages', `${id}.md`)

/** Rules and commands of this product, and the server that commands ask, and its screens for the studio. */
const plugin: Plugin = {
  rules: [
    ageByState,
    copiedLender,
    helpSkipped,
    lenderFacts,
    lenderInCopy,
    lineTerms,
    siblingLink,
    stateNoticeMissing,
  ].map((rule) => ({
    ...rule,
    page: pageOf(rule.id),
  })),
  commands,
  server: async () => (await import('./operator/own-server.ts')).ownServer,
  preview: async (dir) => (await import('./preview/open-preview.ts')).openPreview(dir),
}

export default plugin
