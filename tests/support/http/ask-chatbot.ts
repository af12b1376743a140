import type { Borrower } from './borrower.ts'

/** Returns the chatbot's answer to somebody who is signed in. */
export async function askChatbot(person: Borrower, message: string): Promise<string> {
  const proof = await person.post('/service-csp/customer/secure/api/v1/webchat/authenticate', {})
  const answer = await person.post('/service-chat-chatbot/external/api/v1/message/chatWithAutobot', {
    ...{ message, organization: 'FHEL', nonce: proof.json().nonce },
  })
  return answer.json().responseStr
}
