import { expect, test } from 'vitest'
import { romanised } from './pinyin'

const spoken = (text: string) => romanised(text).trim().split(/\s+/).join(' ')

test.each([
  ['获取用户列表', 'huo qu yong hu lie biao'],
  ['创建订单', 'chuang jian ding dan'],
  ['查询天气', 'cha xun tian qi'],
  ['发送邮件', 'fa song you jian'],
  ['删除文件夹', 'shan chu wen jian jia'],
  ['女绿略虐', 'nv lv lve nve'],
  ['長城', 'zhang cheng'],
  ['长城', 'chang cheng'],
  ['谁', 'shui'],
  ['做', 'zuo'],
  ['阿', 'a'],
])('%s', (text, syllables) => {
  expect(spoken(text)).toBe(syllables)
})

test('what is not Chinese stays as it is', () => {
  expect(romanised('get-user_1 é Ω かな 가나 👍 ，①')).toBe('get-user_1 é Ω かな 가나 👍 ，①')
})

test('a syllable is a word of its own beside Latin letters', () => {
  expect(romanised('OCR票据v2')).toBe('OCR piao  ju v2')
})
