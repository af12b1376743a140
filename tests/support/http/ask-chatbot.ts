import type { Borrower } from './borrower.ts'

/** Returns the chatbot's answer to somebody who is signed in, on a browser with these headers. */
export async function askChatbot(person: Borrower, message: string, headers = {}): Promise<string> {
  const proof = await person.post('/service-csp/customer/secure/api/v1/webchat/authenticate', {})
  const question = { message, organization: 'FHEL', nonce: proof.json().nonce }
  const answer = await person.post(
    '/service-chat-chatbot/external/api/v1/message/chatWithAutobot',
    question,
    headers,
  )
  return answer.json().responseStr
}
