import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../../tenants/files/load-tenants.ts'

/** A yes or no at the beginning of a text or of one of its cases. */
const yesOrNo = /(?:^|\{)\s*(?:Yes|No|Sí)[.,:;]/

const { tenants } = loadTenants(repository)

describe('an answer states the fact and begins with no yes or no, because a question may be put either way', () => {
  it.each(['en-US', 'es-US'])('where it is about one’s own application, in %s', (locale) => {
    const file = path.join(repository, 'flows/copy', locale, 'server.json')
    const { messages }: { messages: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    const answers = Object.entries(messages).filter(([key]) => key.startsWith('server.chatbot.'))
    expect(answers.length).toBeGreaterThan(80)
    expect(answers.filter(([, text]) => yesOrNo.test(text))).toEqual([])
  })

  it('where it is an article, whoever the lender is and whatever its language', () => {
    const answers = tenants
      .flatMap(({ translations }) => [...translations.values()])
      .flatMap(({ effective }) => Object.entries(effective.source.help.articles ?? {}))
      .flatMap(([id, article]) => article.answers.map(({ text }) => ({ id, text })))
    expect(answers.length).toBeGreaterThan(200)
    expect(answers.filter(({ text }) => yesOrNo.test(text))).toEqual([])
  })
})
