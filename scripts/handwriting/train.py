# Trains the small net that reads days and months written by hand: python3 train.py OUT EPOCHS SETS...
import os, sys, time, numpy as np
from numpy.lib.stride_tricks import sliding_window_view
out, epochs, sets = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
W, H, C = 96, 32, 44
rng = np.random.default_rng(5)
def load(n):
    return np.fromfile(n + ".x", np.uint8).reshape(-1, H, W), np.fromfile(n + ".y", np.uint8).astype(np.int64)
X, Y = map(np.concatenate, zip(*[load(s) for s in sets])); TX, TY = load("te")
def he(*s): return (rng.standard_normal(s) * np.sqrt(2 / np.prod(s[:-1]))).astype(np.float32)
ch = [1, 12, 24, 40, 56]
P = {}
for i in range(4): P[f"w{i}"] = he((25 if i == 0 else 9) * ch[i], ch[i + 1]); P[f"b{i}"] = np.zeros(ch[i + 1], np.float32)
F = 2 * 6 * 56
P["w4"] = he(F, 96); P["b4"] = np.zeros(96, np.float32); P["w5"] = he(96, C) * 0.5; P["b5"] = np.zeros(C, np.float32)
def cols(x):
    n, h, w, c = x.shape
    p = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)))
    return np.ascontiguousarray(sliding_window_view(p, (3, 3), (1, 2)).transpose(0, 1, 2, 4, 5, 3)).reshape(n * h * w, 9 * c)
def cols0(x):
    p = np.pad(x[..., 0], ((0, 0), (1, 2), (1, 2)))
    return np.ascontiguousarray(sliding_window_view(p, (5, 5), (1, 2))[:, ::2, ::2]).reshape(-1, 25)
def back(d, shape):
    n, h, w, c = shape
    d = d.reshape(n, h, w, 3, 3, c); o = np.zeros((n, h + 2, w + 2, c), np.float32)
    for a in range(3):
        for b in range(3): o[:, a:a + h, b:b + w] += d[:, :, :, a, b]
    return o[:, 1:-1, 1:-1]
def forward(x, train):
    cache = []
    for i in range(4):
        if i == 0:
            c = cols0(x); y = (c @ P["w0"] + P["b0"]).reshape(len(x), 16, 48, -1); m = np.maximum(y, 0)
            if train: cache.append((c, x.shape, None, m))
            x = m; continue
        c = cols(x); n, h, w, _ = x.shape
        y = (c @ P[f"w{i}"] + P[f"b{i}"]).reshape(n, h, w, -1); np.maximum(y, 0, out=y)
        q = y.reshape(n, h // 2, 2, w // 2, 2, -1); m = q.max((2, 4))
        if train: cache.append((c, x.shape, q, m))
        x = m
    f = x.reshape(len(x), -1)
    h = np.maximum(f @ P["w4"] + P["b4"], 0)
    keep = (rng.random(h.shape) < 0.75).astype(np.float32) / 0.75 if train else 1
    hd = h * keep
    return hd @ P["w5"] + P["b5"], (cache, f, h, keep, hd)
def soft(z): e = np.exp(z - z.max(1, keepdims=True)); return e / e.sum(1, keepdims=True)
def backward(z, y, st):
    cache, f, h, keep, hd = st; G = {}; n = len(z)
    d = soft(z); t = np.full_like(d, 0.05 / C); t[np.arange(n), y] += 0.95; d = (d - t) / n
    G["w5"] = hd.T @ d; G["b5"] = d.sum(0); d = (d @ P["w5"].T) * keep * (h > 0)
    G["w4"] = f.T @ d; G["b4"] = d.sum(0); d = (d @ P["w4"].T).reshape(cache[-1][3].shape)
    for i in (3, 2, 1, 0):
        c, shape, q, m = cache[i]
        if i == 0:
            dy = (d * (m > 0)).reshape(-1, m.shape[-1]); G["w0"] = c.T @ dy; G["b0"] = dy.sum(0); continue
        dq = (q == m[:, :, None, :, None]) * (d * (m > 0))[:, :, None, :, None]
        dy = np.ascontiguousarray(dq, dtype=np.float32).reshape(-1, q.shape[-1])
        G[f"w{i}"] = c.T @ dy; G[f"b{i}"] = dy.sum(0)
        if i: d = back(dy @ P[f"w{i}"].T, shape)
    return G
def augment(x):
    x = x.astype(np.float32) / 255; n = len(x)
    dx, dy = rng.integers(-4, 5, n), rng.integers(-2, 3, n)
    for k in range(n): x[k] = np.roll(x[k], (dy[k], dx[k]), (0, 1))
    r = rng.random(n)
    thick, thin = r < 0.12, r > 0.9
    for sel, f in ((thick, np.maximum), (thin, np.minimum)):
        s = x[sel]; x[sel] = f(s, np.roll(s, 1, 2)) if rng.random() < 0.5 else f(s, np.roll(s, 1, 1))
    x = x * rng.uniform(0.7, 1.15, (n, 1, 1)).astype(np.float32)
    return np.clip(x + rng.normal(0, 0.03, x.shape).astype(np.float32), 0, 1)[..., None]
M = {k: np.zeros_like(v) for k, v in P.items()}; V = {k: np.zeros_like(v) for k, v in P.items()}; step = 0
if os.environ.get("FROM"):
    L = np.load(os.environ["FROM"])
    for k in P: P[k] = L[k].copy()
B = 64; total = epochs * (len(X) // B); t0 = time.time(); LR = float(os.environ.get("LR", "2e-3"))
for e in range(epochs):
    order = rng.permutation(len(X)); loss = 0; hit = 0; seen = 0
    for i in range(0, len(X) - B + 1, B):
        k = np.sort(order[i:i + B]); z, st = forward(augment(X[k]), True); G = backward(z, Y[k], st); step += 1
        lr = LR * min(1, step / 300) * (0.5 * (1 + np.cos(np.pi * step / total)) + 0.01)
        for p in P:
            g = G[p]; M[p] += 0.1 * (g - M[p]); V[p] += 0.001 * (g * g - V[p])
            P[p] -= lr * (M[p] / (1 - 0.9 ** step) / (np.sqrt(V[p] / (1 - 0.999 ** step)) + 1e-8) + (1e-4 * P[p] if p[0] == "w" else 0))
        hit += (z.argmax(1) == Y[k]).sum(); seen += B
    z = np.concatenate([forward((TX[i:i + 200].astype(np.float32) / 255)[..., None], False)[0] for i in range(0, len(TX), 200)])
    p = soft(z); day = TY < 31; mon = (TY >= 31) & (TY < 43); sure = p.max(1) > 0.8
    print(f"epoch {e} train {hit/seen:.3f} test {(p.argmax(1)==TY).mean():.3f} days {(z[day][:,:31].argmax(1)==TY[day]).mean():.3f} months {(z[mon][:,31:43].argmax(1)+31==TY[mon]).mean():.3f} sure {sure.mean():.3f} right {(p.argmax(1)==TY)[sure].mean():.3f} {time.time()-t0:.0f}s", flush=True)
    np.savez(out, **P)
