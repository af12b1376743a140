export { ceoFeedback } from './ceo-feedback.ts'
export { ceoFeedbackList } from './ceo-feedback-list.ts'
