// Whoever came from the app goes back to it as it was, by the browser's own history; anyone else opens it.
const back = document.querySelector('.back');
const fromApp = document.referrer === `${location.origin}/` && history.length > 1;
back?.addEventListener('click', (event) => {
  if (!fromApp || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.back();
});
