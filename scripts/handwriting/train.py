# Trains the small net that reads days and months written by hand: python3 train.py OUT EPOCHS TEST SETS... (torch; FROM=net.npz goes on from one)
import os, sys, time, numpy as np, torch, torch.nn as nn, torch.nn.functional as F
out, epochs, test, sets = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4:]
W, H, C = 96, 32, 44
torch.manual_seed(5); rng = np.random.default_rng(5); torch.set_num_threads(int(os.environ.get("THREADS", "2")))
def load(n): return np.fromfile(n + ".x", np.uint8).reshape(-1, H, W), np.fromfile(n + ".y", np.uint8).astype(np.int64)
X, Y = map(np.concatenate, zip(*[load(s) for s in sets])); TX, TY = load(test)
class Net(nn.Module):
    def __init__(self):
        super().__init__(); ch = [16, 32, 48, 64]
        self.c = nn.ModuleList([nn.Conv2d(1, ch[0], 5, 2, 2)] + [nn.Conv2d(ch[i], ch[i + 1], 3, 1, 1) for i in range(3)])
        self.f = nn.Linear(12 * ch[3], 128); self.g = nn.Linear(128, C); self.drop = nn.Dropout(0.3)
    def forward(self, x):
        x = F.relu(self.c[0](x))
        for c in list(self.c)[1:]: x = F.max_pool2d(F.relu(c(x)), 2)
        return self.g(self.drop(F.relu(self.f(x.permute(0, 2, 3, 1).reshape(len(x), -1)))))
net = Net()
def tables():
    conv = {f"w{i}": c.weight.detach().permute(2, 3, 1, 0).reshape(-1, c.weight.shape[0]).numpy() for i, c in enumerate(net.c)}
    conv |= {f"b{i}": c.bias.detach().numpy() for i, c in enumerate(net.c)}
    return conv | {"w4": net.f.weight.detach().T.numpy(), "b4": net.f.bias.detach().numpy(), "w5": net.g.weight.detach().T.numpy(), "b5": net.g.bias.detach().numpy()}
if os.environ.get("FROM"):
    L = np.load(os.environ["FROM"])
    for i, c in enumerate(net.c):
        k = c.weight.shape; c.weight.data = torch.tensor(L[f"w{i}"]).reshape(k[2], k[3], k[1], k[0]).permute(3, 2, 0, 1).contiguous(); c.bias.data = torch.tensor(L[f"b{i}"])
    for l, i in ((net.f, 4), (net.g, 5)): l.weight.data = torch.tensor(L[f"w{i}"]).T.contiguous(); l.bias.data = torch.tensor(L[f"b{i}"])
# Shifted, thicker or thinner, a band of the rule taken out, an end cut off, paler, noisy.
def augment(x):
    x = x.astype(np.float32) / 255; n = len(x)
    for k in range(n):
        x[k] = np.roll(x[k], (rng.integers(-2, 3), rng.integers(-4, 5)), (0, 1)); r = rng.random()
        if r < 0.1: y = rng.integers(18, 29); x[k, y:y + rng.integers(1, 4)] = 0
        elif r < 0.16: x[k, :, 96 - rng.integers(4, 26):] = 0
        elif r < 0.19: x[k, :, :rng.integers(2, 10)] = 0
    r = rng.random(n)
    for sel, f in ((r < 0.14, np.maximum), (r > 0.88, np.minimum)):
        s = x[sel]; x[sel] = f(s, np.roll(s, 1, 2)) if rng.random() < 0.5 else f(s, np.roll(s, 1, 1))
    x = x * rng.uniform(0.7, 1.15, (n, 1, 1)).astype(np.float32)
    return torch.from_numpy(np.clip(x + rng.normal(0, 0.03, x.shape).astype(np.float32), 0, 1)[:, None])
B = 96; total = epochs * (len(X) // B); step = 0; t0 = time.time(); LR = float(os.environ.get("LR", "2e-3"))
opt = torch.optim.AdamW(net.parameters(), LR, weight_decay=2e-4); loss_of = nn.CrossEntropyLoss(label_smoothing=0.05)
for e in range(epochs):
    net.train(); order = rng.permutation(len(X)); hit = seen = 0
    for i in range(0, len(X) - B + 1, B):
        k = np.sort(order[i:i + B]); y = torch.from_numpy(Y[k]); z = net(augment(X[k])); loss = loss_of(z, y); step += 1
        for g in opt.param_groups: g["lr"] = LR * min(1, step / 300) * (0.5 * (1 + np.cos(np.pi * step / total)) + 0.01)
        opt.zero_grad(); loss.backward(); opt.step(); hit += (z.argmax(1) == y).sum().item(); seen += B
    net.eval()
    with torch.no_grad(): z = torch.cat([net(torch.from_numpy(TX[i:i + 200].astype(np.float32) / 255)[:, None]) for i in range(0, len(TX), 200)]).numpy()
    day = TY < 31; mon = (TY >= 31) & (TY < 43); p = np.exp(z - z.max(1, keepdims=True)); p /= p.sum(1, keepdims=True); sure = p.max(1) > 0.8
    print(f"epoch {e} train {hit/seen:.3f} test {(z.argmax(1)==TY).mean():.3f} days {(z[day][:,:31].argmax(1)==TY[day]).mean():.3f} months {(z[mon][:,31:43].argmax(1)+31==TY[mon]).mean():.3f} sure {sure.mean():.3f} right {(z.argmax(1)==TY)[sure].mean():.3f} {time.time()-t0:.0f}s", flush=True)
    np.savez(out, **tables())
