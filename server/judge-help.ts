import { readFileSync } from 'node:fs'
import { type HelpQuestion, type JudgedQuestion, judgeAnswers } from './chatbot/judge-answers.ts'
import { systemClock } from './clock/clock.ts'
import { openPglite } from './database/open-pglite.ts'
import { runCommand } from './settings/run-command.ts'
import { loadTenants } from './tenants/files/load-tenants.ts'

/**
 * `judge-help DIR LENDER`: prints as JSON what a lender's chatbot finds for the questions on standard input. It is here because
 * tools/ imports nothing of the server.
 */
async function main([dir = '', code = '']: readonly string[]): Promise<void> {
  const { tenants, broken } = loadTenants(dir)
  const tenant = tenants.find((one) => one.code === code)
  if (tenant === undefined)
    throw new Error(broken.find((one) => one.code === code)?.reason ?? `There is no lender "${code}".`)
  const questions: readonly HelpQuestion[] = JSON.parse(readFileSync(process.stdin.fd, 'utf8'))
  console.log(JSON.stringify(await judge(tenant, questions)))
}

async function judge(
  tenant: Parameters<typeof judgeAnswers>[1],
  questions: readonly HelpQuestion[],
): Promise<readonly JudgedQuestion[]> {
  const database = await openPglite({})
  try {
    return await judgeAnswers(database.db, tenant, questions, systemClock.now())
  } finally {
    await database.close()
  }
}

await runCommand(() => main(process.argv.slice(2)))
