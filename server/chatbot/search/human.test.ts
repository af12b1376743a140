import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '#source'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { judgeAnswers } from '../judge-answers.ts'

const human = [
  'I want a human',
  'human',
  'HUMAN!!!',
  'agent please',
  'representative',
  'operator',
  'can i talk to a real live person',
  'let me speak with somebody',
  'I need to speak to someone about my appraisal',
  'get me a person now',
  'give me a human being',
  'connect me with an agent',
  'transfer me to a representative',
  'put me through to somebody',
  'is there a human I can talk to?',
  'I would rather talk to a person',
  'i dont want to talk to a bot',
  'stop this stupid robot',
  'tired of this machine',
  'need a live agent',
  'wanna chat with a real human',
  'can someone call me',
  'please call me back',
  'I want to speak to your supervisor',
  'get me a manager',
  'customer service',
  'talk 2 a rep plz',
  'i need a represenative',
  'where is a real person in this chat',
  'how do I get hold of somebody',
  'quiero hablar con una persona',
  'quiero un humano',
  'necesito un representante',
  'páseme con un agente',
  'comuníqueme con alguien por favor',
  'no quiero hablar con un robot',
  'prefiero una persona de verdad',
  'necesito hablar con alguien de mi solicitud',
  'que me atienda una persona',
  'operadora',
  'quiero que me llamen',
  '¿hay una persona real?',
  'basta de bots, denme un asesor',
]

const ordinary = [
  'Is this a real person?',
  'Do I meet the notary in person?',
  'Who is my loan officer?',
  'How do I reach my loan officer?',
  'Will a person look at my documents?',
  'Can another person pay my bill?',
  'Can somebody else sign for me?',
  'Does somebody come to my house?',
  'Do I need a co-signer?',
  'Will my real estate agent be told?',
  'Does my insurance agent have to do something?',
  'My manager signs my pay stubs',
  'Is someone going to call my employer?',
  'I want to see my offers',
  'I need my money',
  'get me the lowest rate',
  'give me a list of all fees',
  'connect my bank account',
  'transfer the money to my account',
  'Can I apply on my phone instead of a computer?',
  'I am not a robot',
  'Should I talk to my spouse first?',
  'Do you charge people for a second draw?',
  'How many people must sign?',
  '¿El notario viene en persona?',
  '¿Otra persona puede firmar por mí?',
  '¿Van a llamar a mi empleador?',
  '¿Cuándo recibo mi dinero?',
  '¿Necesito un codeudor?',
  '¿Qué cargos hay?',
]

describe('whoever asks the chatbot for a person', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())

  const { tenants } = loadTenants(repository)
  const found = async (questions: readonly string[]) => {
    const tenant = tenants.find(({ code }) => code === 'hearthline')
    if (tenant === undefined) throw new Error('There is no default lender.')
    const asked = questions.map((ask) => ({ ask, expect: ['talk-to-a-person'] }))
    const judged = await judgeAnswers(database.db, tenant, asked, new Date())
    return judged.filter((one) => one.found === 'talk-to-a-person').map(({ ask }) => ask)
  }

  it('gets one, in whatever words, in English and in Spanish', async () => {
    expect(human.length).toBeGreaterThanOrEqual(30)
    expect(await found(human)).toEqual(human)
  })

  it('is nobody who only names people in a question', async () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(20)
    expect(await found(ordinary)).toEqual([])
  })
})
