// The reader's theme, set before the first paint so that nothing flashes.
try {
  const theme = localStorage.getItem("muniment-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
