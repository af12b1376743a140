import type { NotificationTopic } from '#generated/api'
import { findNamed } from '../validation/find-named.ts'
import data from './letter-topics.json' with { type: 'json' }

type TopicRule = 'REQUIRED' | 'UNLESS_REFUSED' | 'IF_ASKED_FOR'

const rules = data.topics as Readonly<Record<NotificationTopic, TopicRule>>

export const topics = Object.keys(rules) as readonly NotificationTopic[]

/** What a letter is about, for those who choose what they want; one that nobody has judged is required. */
export const letterTopic = (template: string): NotificationTopic =>
  (findNamed<string>(data.letters, template) ?? 'decisions') as NotificationTopic

/** Whether its letters are sent whatever somebody wants: the law or the account asks for them. */
export const isRequiredTopic = (topic: NotificationTopic): boolean => rules[topic] === 'REQUIRED'

/** Whether its letters are sent to those alone who asked for them. */
export const isOnRequest = (topic: NotificationTopic): boolean => rules[topic] === 'IF_ASKED_FOR'
