import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Files of the pages that read the device's clock, with what they compare: another reading of the same clock. */
const own: Readonly<Record<string, string>> = {
  'screens/api/session/session.ts': 'how long the session has lasted here',
  'screens/features/chat/core/create-conversation.ts': 'how long nothing was heard',
  'screens/features/chat/core/read-message.ts': 'a message without a time',
  'screens/features/chat/core/typing.ts': 'how long ago typing was told',
  'screens/features/chat/session/open-bot-chat.ts': 'how long ago a proof was fetched',
  'screens/features/chat/session/token-keeper.ts': 'how long ago the chat began here',
  'screens/features/chat/view/hooks/use-expiry.ts': 'how long ago the chat began here',
  'screens/features/chat/view/hooks/use-start.ts': 'when the chat began here',
  'screens/features/chat/view/start-form.tsx': 'when the chat began here',
  'screens/features/later/restore-drafts.ts': 'how long ago something was typed here',
  'screens/frame/session/session-timeout.tsx': 'how long the session has lasted here',
  'screens/kit/api/public-facts.ts': 'how long ago a fact was fetched',
  'screens/kit/api/server-clock.ts': 'the server’s clock',
  'screens/kit/follow/use-follower.ts': 'how long ago the application was read',
  'screens/pages/register/parts/save-answers.ts': 'how long answers are kept on this device',
  'screens/storage/answers-on-device.ts': 'how long answers are kept on this device',
  'screens/telemetry/create-telemetry.ts': 'how long an event has waited here',
  'screens/wording/own-week-hours.ts': 'the time zone of the reader alone',
}

describe('a device whose clock is wrong', () => {
  it('misleads nobody: what the server tells is measured by its clock (serverNow), wherever it is not listed here', () => {
    const files = globSync('screens/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
    expect(files.length).toBeGreaterThan(500)
    const reading = files.filter((file) => /Date\.now\b|new Date\(\)/.test(readFileSync(file, 'utf8')))
    expect(reading.sort()).toEqual(Object.keys(own))
  })
})
