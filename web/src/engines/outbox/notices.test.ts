import { expect, it } from 'vitest';
import { createNotices, type FullVersionNotice, type NoticePort } from './notices.ts';

function setUp(permission: ReturnType<NoticePort['permission']>, answer = permission) {
  const phone = { permission, asked: 0, shown: [] as FullVersionNotice[] };
  const notices = createNotices({
    permission: () => phone.permission,
    async ask() {
      phone.asked += 1;
      phone.permission = answer;
    },
    show: (notice) => void phone.shown.push(notice),
  });
  return { phone, notices };
}
const HARE = { visitId: 'visit-1', title: 'Young Hare' };

it('asks once, when the visitor presses, and then tells of full versions', async () => {
  const { phone, notices } = setUp('unasked', 'allowed');
  notices.fullVersion(HARE);
  expect([phone.asked, phone.shown]).toEqual([0, []]);
  expect(notices.store.getState().mayAsk).toBe(true);
  await notices.ask();
  expect(notices.store.getState().mayAsk).toBe(false);
  notices.fullVersion(HARE);
  expect(phone.shown).toEqual([HARE]);
});

it('keeps quiet after a no, and does not ask again', async () => {
  const { phone, notices } = setUp('unasked', 'impossible');
  await notices.ask();
  notices.fullVersion(HARE);
  expect(phone.shown).toEqual([]);
  expect(notices.store.getState().mayAsk).toBe(false);
});
