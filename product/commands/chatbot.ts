import { readFileSync } from 'node:fs'
import path from 'node:path'
import { asJsonObject, tenantFiles } from '#source'
import { CommandFailure } from '../../tools/commands/command-failure.ts'
import { chooseOption } from '../../tools/commands/input/choose-option.ts'
import { defaultTenant } from '../../tools/commands/input/default-tenant.ts'
import { flowsFolder } from '../../tools/commands/input/flows-folder.ts'
import { loadJourney } from '../../tools/commands/input/load-journey.ts'
import { parseOptions } from '../../tools/commands/input/parse-options.ts'
import { askHelp, type HelpTest, HelpUnasked, type HelpVerdict } from '../chatbot/ask-help.ts'
import { printAnswer } from '../chatbot/print-answer.ts'
import { type Allowed, isAllowed, printVerdicts } from '../chatbot/print-verdicts.ts'
import { readTenants } from './tenant/read-tenant.ts'

const actions = { test: testHelp, ask: askOne }
const names = ['questions', 'tenant', 'dir', 'format'] as const
const formats = { text: true, json: true }

/** Runs the chatbot's help answers without a server. */
export const chatbot = ([name = '', ...args]: readonly string[]): number =>
  actions[chooseOption('action', name, actions)](args)

function testHelp(args: readonly string[]): number {
  const options = parseOptions(args, names)
  const { questions, allowed } = readQuestions(
    options.find('questions') ?? path.join(flowsFolder(options.find('dir')), questionsFile),
  )
  const { found } = ask(options.find('dir'), options.find('tenant'), questions)
  const isJson = chooseOption('format', options.find('format') ?? 'text', formats) === 'json'
  console.log(isJson ? JSON.stringify(found, null, 2) : printVerdicts(found))
  return isAllowed(found, allowed) ? 0 : 1
}

function askOne(args: readonly string[]): number {
  const options = parseOptions(args, names, [], 1)
  const [question] = options.operands
  if (question === undefined) throw new CommandFailure(2, 'What is the question? Put it in quotation marks.')
  const { dir, code, found } = ask(options.find('dir'), options.find('tenant'), [
    { ask: question, expect: [] },
  ])
  const [one] = found
  const isJson = chooseOption('format', options.find('format') ?? 'text', formats) === 'json'
  if (one !== undefined)
    console.log(
      isJson ? JSON.stringify(one, null, 2) : printAnswer({ effective: loadJourney(code, dir), found: one }),
    )
  return 0
}

function ask(named: string | undefined, tenant: string | undefined, questions: readonly HelpTest[]): Asked {
  const dir = flowsFolder(named)
  const code = tenant ?? defaultTenant(tenantFiles(readTenants(dir)))
  readTenants(dir, code)
  try {
    return { dir, code, found: askHelp(dir, code, questions) }
  } catch (error) {
    if (error instanceof HelpUnasked) throw new CommandFailure(2, error.message)
    throw error
  }
}

interface Asked {
  readonly dir: string
  readonly code: string
  readonly found: readonly HelpVerdict[]
}

interface QuestionFile {
  readonly questions: readonly HelpTest[]
  readonly allowed?: Allowed
}

/** Questions of a folder, below the folder that holds flows/. */
const questionsFile = 'tests/help/questions.json'

function readQuestions(file: string): QuestionFile {
  try {
    const value: QuestionFile = JSON.parse(readFileSync(file, 'utf8'))
    if (Array.isArray(asJsonObject(Object(value)).questions)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError) && !isMissing(error)) throw error
  }
  throw new CommandFailure(
    2,
    `${file} holds no questions: it is JSON with a list "questions" of "ask" and "expect".`,
  )
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
